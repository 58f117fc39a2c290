/**
 * Where the link of a mail shall lead: the auth server forgets the address that a
 * page asked for, so the gateway keeps it from the request until its mail is written.
 */
export class RedirectMemory {
  private readonly pending = new Map<string, string>();

  /** Keeps the address while `task` runs. */
  async during<T>(email: string, redirectTo: string | undefined, task: () => Promise<T>): Promise<T> {
    const key = email.toLowerCase();
    if (redirectTo) this.pending.set(key, redirectTo);
    try {
      return await task();
    } finally {
      this.pending.delete(key);
    }
  }

  /** The address asked for with the request that is sending a mail to `email` right now. */
  for(email: string): string | undefined {
    return this.pending.get(email.toLowerCase());
  }
}
