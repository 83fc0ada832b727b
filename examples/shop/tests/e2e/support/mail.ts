import { expect, type APIRequestContext } from "@playwright/test";

const MAIL_URL = process.env.MAIL_URL ?? "http://localhost:8025";

/** The text of the first mail to this address; waits for it, and never looks at the mail of other tests. */
export async function mailTo(api: APIRequestContext, address: string): Promise<string> {
  let id = "";
  await expect(async () => {
    const found = await api.get(`${MAIL_URL}/api/v1/search`, { params: { query: `to:"${address}"` } });
    const { messages } = (await found.json()) as { messages: { ID: string }[] };
    expect(messages).not.toHaveLength(0);
    id = messages[0]!.ID;
  }).toPass({ timeout: 15_000, intervals: [250, 500, 1000] });
  const mail = await api.get(`${MAIL_URL}/api/v1/message/${id}`);
  return ((await mail.json()) as { Text: string }).Text;
}
