/** Whether a call failed because the API did not respond or was unavailable. */
export function isUnanswered(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === 'network' || code === 'service_unavailable' || code === 'timeout';
}
