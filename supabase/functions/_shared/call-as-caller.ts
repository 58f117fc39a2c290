import type { Refusal } from './answers.ts';
import { sendRpc } from './api.ts';

/**
 * Calls a database function with the rights of the request's sender. Returns its result, or the refusal that the database
 * raised. Throws for other failures.
 */
export async function callAsCaller(
  request: Request,
  name: string,
  params: Record<string, unknown>,
): Promise<{ result: unknown } | { refusal: Refusal }> {
  const names = ['apikey', 'authorization'];
  const headers = names.map((header) => [header, request.headers.get(header) ?? ''] as const);
  const credentials = Object.fromEntries(headers.filter(([, value]) => value !== ''));
  const response = await sendRpc(name, params, credentials);
  const text = await response.text();
  if (response.ok) return { result: text ? (JSON.parse(text) as unknown) : null };
  const { status } = response;
  const raised = readError(text);
  if (raised.code?.startsWith('PT') && raised.message) return { refusal: { status, code: raised.message } };
  if (status === 401) return { refusal: { status, code: 'session_expired' } };
  throw new Error(`${name} returned status ${status}`);
}

function readError(text: string): { code?: string; message?: string } {
  try {
    return JSON.parse(text) as { code?: string; message?: string };
  } catch {
    return {};
  }
}
