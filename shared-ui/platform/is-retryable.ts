/** True if a call got no reply, or one that can differ next time; the call may have taken effect. */
export const isRetryable = (error: unknown): boolean =>
  (error as { retryable?: unknown } | null)?.retryable === true;
