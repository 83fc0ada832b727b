import { expect, type APIRequestContext } from "@playwright/test";

const MAIL_URL = process.env.MAIL_URL ?? "http://localhost:8025";

/** The text of the mail with this subject: a new account gets two mails, in either order. */
export async function mailAbout(api: APIRequestContext, address: string, subject: string): Promise<string> {
  let id = "";
  await expect(async () => {
    const query = `to:"${address}" subject:"${subject}"`;
    const found = await api.get(`${MAIL_URL}/api/v1/search`, { params: { query } });
    const { messages } = (await found.json()) as { messages: { ID: string }[] };
    expect(messages).toHaveLength(1);
    id = messages[0]!.ID;
  }).toPass({ timeout: 15_000, intervals: [250, 500, 1000] });
  const mail = await api.get(`${MAIL_URL}/api/v1/message/${id}`);
  return ((await mail.json()) as { Text: string }).Text;
}
