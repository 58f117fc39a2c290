/** Why a call is refused. */
export interface Refusal {
  status: number;
  code: string;
  context?: Record<string, unknown>;
}

/** Callers are known by their token alone, so that every page may ask, as with the project's other interfaces. */
export const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
};

export const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: cors });

/** What a browser asks before a call from another origin. */
export const preflight = (): Response => new Response(null, { status: 204, headers: cors });
