import type { Database } from '../../src/database.types.ts';

type Functions = Database['public']['Functions'];
/** Makes arguments nullable, which the generated types of functions lack. */
type OrNull<Args> = { [Name in keyof Args]: Args[Name] | null };

declare const Deno: { env: { get(name: string): string | undefined } };

const environment = (name: string) => Deno.env.get(name);
/** ms. */
const timeout = 10_000;

export const apiUrl = environment('SUPABASE_URL') ?? '';

/** Secret keys of the project: new `sb_secret_…` keys first, then the legacy key. */
export const secretKeys = [
  ...Object.values(JSON.parse(environment('SUPABASE_SECRET_KEYS') ?? '{}') as Record<string, string>),
  environment('SUPABASE_SERVICE_ROLE_KEY') ?? '',
].filter((key) => key !== '');

export function serviceHeaders(): Record<string, string> {
  const key = secretKeys[0] ?? '';
  // Legacy keys are JWTs and must also be sent as bearer token.
  return { apikey: key, ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }) };
}

/** Calls the Supabase API. Does not throw for error statuses. */
export function callApi(path: string, headers: Record<string, string>, init: RequestInit): Promise<Response> {
  return fetch(apiUrl + path, { ...init, headers, signal: AbortSignal.timeout(timeout) });
}

/** Sends a call of a database function, by default with the secret key. Does not throw for error statuses. */
export function sendRpc(
  name: string,
  args: Record<string, unknown>,
  headers = serviceHeaders(),
): Promise<Response> {
  return callApi(
    `/rest/v1/rpc/${name}`,
    { ...headers, 'content-type': 'application/json' },
    { method: 'POST', body: JSON.stringify(args) },
  );
}

/** Calls a database function with the secret key and returns its result. Throws if it fails. */
export async function callDatabase<Name extends keyof Functions>(
  name: Name,
  args: OrNull<Functions[Name]['Args']>,
): Promise<Functions[Name]['Returns']> {
  const response = await sendRpc(name, args);
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} returned status ${response.status}`);
  return (text ? JSON.parse(text) : null) as Functions[Name]['Returns'];
}
