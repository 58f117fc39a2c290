import { answer, preflight, type Refusal } from '../_shared/answers.ts';
import { knowsSecretKey } from '../_shared/secret-key.ts';
import type { OutboxMail, RenderedMail } from './mail-types.ts';
import { renderMail } from './render.tsx';

/** Fields of a stored mail that rendering needs. */
export type ShownMail = Pick<OutboxMail, 'message_id' | 'to_email' | 'language' | 'template' | 'params'>;

export interface Dependencies {
  /** A mail without its token, read with the rights of the caller. */
  read(request: Request, id: number): Promise<ShownMail | Refusal>;
  /** Accepted keys of callers. */
  secretKeys: string[];
  siteUrl: string;
  /** Leases up to `count` due mails for two minutes. */
  claim(count: number): Promise<OutboxMail[]>;
  /** Marks a mail as sent or, with an error, schedules its next attempt. */
  finish(mail: OutboxMail, error: string | null): Promise<void>;
  /** Throws if there is no mail server. */
  connect(): Promise<Sender>;
  /** Milliseconds since any fixed time. */
  now(): number;
}

export interface Sender {
  send(mail: RenderedMail): Promise<void>;
  close(): void;
}

export interface DeliveryResult {
  sent: number;
  failed: number;
  /** True if more mails may be due. */
  remaining: boolean;
}

/** Mails per claim. */
const batchSize = 50;

/** Mails sent in parallel, each over its own connection. */
export const connections = 5;

/** Time after which a call claims no further mails, ms; hosted projects end calls after 150 s. */
const timeForCall = 40_000;

/** Errors of the connection, after which every other mail would fail, too, after the same wait. */
const connectionErrors = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'EAUTH',
  'ETLS',
  'ECONNREFUSED',
  'ENOTFOUND',
]);

/** Code of nodemailer ('' if there is none), and the code followed by the message of the server. */
function describe(error: unknown): { code: string; message: string } {
  const { code: ownCode, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const code = typeof ownCode === 'string' ? ownCode : '';
  const text = String(message ?? error).slice(0, 300);
  return { code, message: code ? `${code}: ${text}` : text };
}

/** One call: sends mails until none is due or the time limit is reached. */
class Delivery {
  private readonly dependencies: Dependencies;
  private readonly result: DeliveryResult = { sent: 0, failed: 0, remaining: false };
  private sender: Promise<Sender> | null = null;
  /** Message of the first connection error; all later mails of the call fail with it. */
  private connectionError: string | null = null;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
  }

  async run(): Promise<DeliveryResult> {
    const { claim, now } = this.dependencies;
    const end = now() + timeForCall;
    try {
      let mails: OutboxMail[];
      do {
        mails = await claim(batchSize);
        await this.deliverAll(mails);
      } while (mails.length === batchSize && !this.connectionError && now() < end);
      return { ...this.result, remaining: mails.length === batchSize };
    } finally {
      (await this.sender?.catch(() => null))?.close();
    }
  }

  /**
   * Sends the first mail alone, so that only one mail waits for the timeout of an unreachable server. Mails to one
   * address are sent one after the other, so that "approved" does not arrive after "on its way".
   */
  private async deliverAll([first, ...others]: OutboxMail[]): Promise<void> {
    if (!first) return;
    await this.deliver(first);
    const queue = Map.groupBy(others, (mail) => mail.to_email).values();
    const work = async () => {
      for (const mails of queue) for (const mail of mails) await this.deliver(mail);
    };
    await Promise.all(Array.from({ length: connections }, work));
  }

  private async deliver(mail: OutboxMail): Promise<void> {
    let failure = await this.trySend(mail);
    try {
      await this.dependencies.finish(mail, failure);
    } catch (error) {
      // Continues with the other mails; this one is due again when its lease ends.
      failure ??= describe(error).message;
      console.error('deliver-emails', mail.id, describe(error).message);
    }
    this.result[failure ? 'failed' : 'sent'] += 1;
  }

  /** Returns the error message, or null if the mail was sent. */
  private async trySend(mail: OutboxMail): Promise<string | null> {
    if (this.connectionError) return this.connectionError;
    try {
      const rendered = renderMail(mail, this.dependencies.siteUrl);
      await (await this.getSender()).send(rendered);
      return null;
    } catch (error) {
      const { code, message } = describe(error);
      if (connectionErrors.has(code)) this.connectionError = message;
      return message;
    }
  }

  private async getSender(): Promise<Sender> {
    this.sender ??= this.dependencies.connect();
    try {
      return await this.sender;
    } catch (error) {
      this.connectionError = describe(error).message;
      throw error;
    }
  }
}

/** Subject and text of a mail for the staff; null after the content was deleted. */
async function showMail({ read, siteUrl }: Dependencies, request: Request, id: number): Promise<Response> {
  const mail = await read(request, id);
  if ('code' in mail) return answer(mail.status, { code: mail.code, context: mail.context ?? {} });
  if (mail.template !== 'test' && Object.keys(mail.params).length === 0)
    return answer(200, { subject: null, text: null });
  const { subject, text } = renderMail({ ...mail, id, attempts: 0, lease: '' }, siteUrl);
  return answer(200, { subject, text });
}

/**
 * Handles POST with the secret key: sends due mails and returns a `DeliveryResult`. POST `{show: id}` by staff returns
 * `{subject, text}` of a mail.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') return answer(405, { code: 'not_found' });
    try {
      if (knowsSecretKey(request, dependencies.secretKeys))
        return Response.json(await new Delivery(dependencies).run());
      const { show } = ((await request.json().catch(() => null)) ?? {}) as { show?: unknown };
      if (typeof show === 'number') return await showMail(dependencies, request, show);
      return answer(401, { code: 'not_allowed' });
    } catch (error) {
      console.error('deliver-emails', describe(error).message);
      return answer(503, { code: 'service_unavailable' });
    }
  };
}
