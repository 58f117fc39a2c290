/**
 * Redirect targets of links in emails: the auth server drops the requested target, so the gateway stores it from the request
 * until the email is written.
 */
export class RedirectMemory {
  private readonly pending = new Map<string, string>();

  /** Stores the target while `task` runs. */
  async during<T>(email: string, redirectTo: string | undefined, task: () => Promise<T>): Promise<T> {
    const key = email.toLowerCase();
    if (redirectTo) this.pending.set(key, redirectTo);
    try {
      return await task();
    } finally {
      this.pending.delete(key);
    }
  }

  /** Target of the running request that sends an email to `email`. */
  for(email: string): string | undefined {
    return this.pending.get(email.toLowerCase());
  }
}
