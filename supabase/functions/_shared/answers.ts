export interface Refusal {
  status: number;
  code: string;
  context?: Record<string, unknown>;
}

/** Any origin may call, as with the other APIs of Supabase, because callers are identified by a header and not by cookies. */
export const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
};

export const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: cors });

export const preflight = (): Response => new Response(null, { status: 204, headers: cors });
