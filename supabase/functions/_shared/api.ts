import type { Database } from '../../src/database.types.ts';

type Functions = Database['public']['Functions'];
/** The generated types do not say that an argument of a function may be null. */
type OrNull<Args> = { [Name in keyof Args]: Args[Name] | null };

declare const Deno: { env: { get(name: string): string | undefined } };

const environment = (name: string) => Deno.env.get(name);
const timeout = 10_000;

/** Address of the project's API. */
export const apiUrl = environment('SUPABASE_URL') ?? '';

/** The project's secret keys, of the new kind first. */
export const secretKeys = [
  ...Object.values(JSON.parse(environment('SUPABASE_SECRET_KEYS') ?? '{}') as Record<string, string>),
  environment('SUPABASE_SERVICE_ROLE_KEY') ?? '',
].filter((key) => key !== '');

/** Headers of a call with the secret key. */
export function serviceHeaders(): Record<string, string> {
  const key = secretKeys[0] ?? '';
  // Legacy keys are JWTs and are also sent as bearer token.
  return { apikey: key, ...(key.startsWith('sb_') ? {} : { authorization: `Bearer ${key}` }) };
}

/** Asks the project's API as `headers` say. An answer is what the caller looks at, whatever its status. */
export function callApi(path: string, headers: Record<string, string>, init: RequestInit): Promise<Response> {
  return fetch(apiUrl + path, { ...init, headers, signal: AbortSignal.timeout(timeout) });
}

/** Asks a database function, as the service unless other headers are given. The answer may be a refusal. */
export function askDatabase(
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

/** Calls a database function as the service and answers its result. Throws when it fails. */
export async function callDatabase<Name extends keyof Functions>(
  name: Name,
  args: OrNull<Functions[Name]['Args']>,
): Promise<Functions[Name]['Returns']> {
  const response = await askDatabase(name, args);
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return (text ? JSON.parse(text) : null) as Functions[Name]['Returns'];
}
