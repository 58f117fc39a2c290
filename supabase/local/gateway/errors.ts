/** Response while the database or the API server is down. */
export const unavailable = {
  code: 'service_unavailable',
  message: 'The service is not available right now. Try again in a moment.',
};

const outage =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|connect |shutting down|starting up|recovery mode|administrator command|too many clients|remaining connection slots|statement timeout|lock timeout|canceling statement/i;

const checkViolation = /violates check constraint/;

/** True if the text of a server error indicates a temporary outage rather than a bug. */
export function isOutage(text: string): boolean {
  return outage.test(text);
}

/**
 * Converts a server error (status 500 and above) to a public response: an outage becomes 503, a check constraint violation
 * 400; other errors keep code and message without host and file names.
 */
export function maskServerError(
  status: number,
  body: string,
): { status: number; body: Record<string, unknown> } {
  if (isOutage(body) || status === 503 || status === 502 || status === 504)
    return { status: 503, body: unavailable };
  let parsed: { code?: unknown; message?: unknown } = {};
  try {
    parsed = JSON.parse(body) as typeof parsed;
  } catch {
    // A body that is not JSON is not forwarded.
  }
  const code = typeof parsed.code === 'string' ? parsed.code : 'unexpected';
  const message = typeof parsed.message === 'string' ? parsed.message : 'Unexpected error';
  // The API server reports a check constraint violation as 500; PostgREST responds as follows.
  if (checkViolation.test(message)) {
    const text = message.replace(/^PostgresError: /, '');
    return { status: 400, body: { code: '23514', message: text, details: null, hint: null } };
  }
  return { status: 500, body: { code, message: withoutHostsAndFiles(message), details: null, hint: null } };
}

function withoutHostsAndFiles(text: string): string {
  return text
    .replace(/\b\d{1,3}(\.\d{1,3}){3}(:\d+)?\b|\blocalhost(:\d+)?\b/g, '[host]')
    .replace(/(file:\/\/)?(\/[\w.@-]+){2,}(:\d+)*/g, '[file]');
}
