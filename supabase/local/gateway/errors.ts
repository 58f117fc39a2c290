/** What the API answers while the database or the API server is away. */
export const unavailable = {
  code: 'service_unavailable',
  message: 'The service is not available right now. Try again in a moment.',
};

const outage =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|connect |shutting down|starting up|recovery mode|administrator command|too many clients|remaining connection slots|statement timeout|lock timeout|canceling statement/i;

const checkViolation = /violates check constraint/;

/** Whether the text of a server error tells of an outage, which passes, and not of a fault. */
export function isOutage(text: string): boolean {
  return outage.test(text);
}

/**
 * Turns a server error (status 500 and above) into what outsiders may read: an
 * outage becomes 503, a value that a table refuses 400, anything else keeps its
 * code but no address or file name.
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
    // Not JSON: nothing of it is passed on.
  }
  const code = typeof parsed.code === 'string' ? parsed.code : 'unexpected';
  const message = typeof parsed.message === 'string' ? parsed.message : 'Unexpected error';
  // The API server takes a value that a check refuses for its own failure; PostgREST answers as here.
  if (checkViolation.test(message)) {
    const text = message.replace(/^PostgresError: /, '');
    return { status: 400, body: { code: '23514', message: text, details: null, hint: null } };
  }
  return { status: 500, body: { code, message: withoutPlaces(message), details: null, hint: null } };
}

function withoutPlaces(text: string): string {
  return text
    .replace(/\b\d{1,3}(\.\d{1,3}){3}(:\d+)?\b|\blocalhost(:\d+)?\b/g, '[host]')
    .replace(/(file:\/\/)?(\/[\w.@-]+){2,}(:\d+)*/g, '[file]');
}
