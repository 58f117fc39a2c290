/** Why a call is refused. */
export interface Refusal {
  status: number;
  code: string;
  context?: Record<string, unknown>;
}

/** Callers are identified by a header and not by cookies, so any origin may call, as with the project's other APIs. */
export const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
};

export const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: cors });

/** The answer to the CORS preflight of a browser. */
export const preflight = (): Response => new Response(null, { status: 204, headers: cors });
