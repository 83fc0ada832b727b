import axios from "axios";
import { type FormEvent, useState } from "react";

type Failure = { response: { data?: { detail?: unknown } } };

/** One address; what the service has against it is shown above the button. */
export function AddressForm({ id }: { id: string }) {
  const [error, setError] = useState("");

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    try {
      await axios.put(`/account/addresses/${id}`, Object.fromEntries(new FormData(event.currentTarget)));
      setError("");
    } catch (problem) {
      const err = problem as Failure;
      const detail = err.response.data?.detail;
      setError(typeof detail === "string" ? detail : "Please check the fields.");
    }
  }

  return (
    <form onSubmit={(event) => void save(event)}>
      <input name="street" required />
      <input name="city" required />
      {error && <p role="alert">{error}</p>}
      <button>Save</button>
    </form>
  );
}
