/** Whether the call got no reply, or one that may differ the next time; what it was to do may have been done. */
export const isRetryable = (error: unknown): boolean =>
  (error as { retryable?: unknown } | null)?.retryable === true;
