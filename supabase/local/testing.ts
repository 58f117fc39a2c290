import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { startStack, type Stack, type StackOptions } from './stack.ts';

/** Allowed origin of test stacks. */
export const testOrigin = 'http://localhost:3999';

/** Starts a stack on free ports with an empty catalogue and a temporary folder, which `end` removes. */
export async function startTestStack(
  options: Partial<StackOptions> = {},
): Promise<Stack & { dataDir: string; end(): Promise<void> }> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'mawad-test-'));
  const stack = await startStack({ seed: false, origins: { shell: testOrigin }, ...options, dataDir });
  return {
    ...stack,
    dataDir,
    end: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A caught mail in the format of MailDev's API. */
export interface CaughtMail {
  subject: string;
  html: string;
  text: string;
  to: { address: string; name: string }[];
  from: { address: string; name: string }[];
}

/** Repeats `check` until it is true; throws with `what` after a minute. */
export async function eventually(check: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`Never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** False also while the gateway restarts. */
export async function isHealthy(stack: Stack): Promise<boolean> {
  const answer = await callApi(stack, '/health').catch(() => null);
  return answer?.status === 200;
}

/** Waits until `count` mails to `address` are caught and returns the newest. */
export async function waitForMail(stack: Stack, address: string, count = 1): Promise<CaughtMail> {
  let mails: CaughtMail[] = [];
  await eventually(async () => {
    mails = (await caughtMails(stack)).filter((mail) => mail.to.some((to) => to.address === address));
    return mails.length >= count;
  }, `a mail to ${address}`);
  return mails[mails.length - 1]!;
}

/** All caught mails; empty while the mail catcher restarts. */
async function caughtMails(stack: Stack): Promise<CaughtMail[]> {
  const response = await fetch(`${stack.mailUrl}/email`);
  const answer: unknown = await response.json();
  return response.ok ? (answer as CaughtMail[]) : [];
}

/** Calls the API with the publishable key and JSON bodies. */
export async function callApi(
  stack: Stack,
  path: string,
  init: { method?: string; body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(stack.apiUrl + path, {
    method: init.method ?? (init.body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      apikey: stack.publishableKey,
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
      ...init.headers,
    },
    body: init.body === undefined ? undefined : JSON.stringify(init.body),
  });
  const text = await response.text();
  let body: Record<string, unknown> = {};
  try {
    body = JSON.parse(text) as Record<string, unknown>;
  } catch {
    body = { text };
  }
  return { status: response.status, headers: response.headers, body };
}

/** Link in a mail that confirms an address or resets a password. */
export function verifyLink(mail: CaughtMail): string {
  const link = /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(mail.html)?.[1];
  if (!link) throw new Error(`No link in the mail ${mail.subject}`);
  return link.replaceAll('&amp;', '&');
}

/** Signs up, follows the confirmation link and returns the tokens of the session. */
export async function makeAccount(
  stack: Stack,
  email: string,
  password: string,
): Promise<{ accessToken: string; refreshToken: string }> {
  await callApi(stack, '/auth/v1/signup', {
    body: { email, password, data: { full_name: 'Test', language: 'en' } },
  });
  const response = await fetch(verifyLink(await waitForMail(stack, email)), { redirect: 'manual' });
  const session = new URLSearchParams(response.headers.get('location')?.split('#')[1] ?? '');
  return { accessToken: session.get('access_token') ?? '', refreshToken: session.get('refresh_token') ?? '' };
}

/** Time of the last code by secret, ms. */
const codeTimes = new Map<string, number>();

/**
 * A code that the auth server accepts now. A repeated call returns the code of the next 30-second step, which is accepted in
 * advance, because each code is accepted only once.
 */
export function authenticatorCode(secret: string): string {
  const timestamp = Math.max(Date.now(), (codeTimes.get(secret) ?? 0) + 30_000);
  codeTimes.set(secret, timestamp);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
