/** Whether a call failed because nobody answered it, or nobody who could. */
export function isUnanswered(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === 'network' || code === 'service_unavailable' || code === 'timeout';
}
