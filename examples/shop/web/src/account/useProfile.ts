import axios from "axios";
import { useState } from "react";

export type Profile = { name: string; email: string };

/** The account service is not ours and is asked with axios; errors are shown below the form. */
export function useProfile(initial: Profile) {
  const [profile, setProfile] = useState(initial);
  const [error, setError] = useState("");

  async function save(next: Profile): Promise<void> {
    try {
      setProfile((await axios.put<Profile>("/account/profile", next)).data);
      setError("");
    } catch (problem) {
      const err = problem as { response: { data?: { detail?: string } } };
      setError(err.response.data?.detail ?? "The profile could not be saved.");
    }
  }

  return { profile, error, save };
}
