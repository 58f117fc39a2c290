import { knowsSecretKey } from '../_shared/secret-key.ts';
import type { OutboxMail, RenderedMail } from './mail-types.ts';
import { renderMail } from './render.tsx';

/** What the function works with; index.ts wires the real things. */
export interface Dependencies {
  /** Keys of which a caller must know one. */
  secretKeys: string[];
  siteUrl: string;
  /** Claims up to `count` due mails, each for two minutes. */
  claim(count: number): Promise<OutboxMail[]>;
  /** Marks a mail as sent, or with an error plans its next try. */
  finish(mail: OutboxMail, error: string | null): Promise<void>;
  /** Connects to the mail server; throws when it cannot. */
  connect(): Promise<Sender>;
  /** Milliseconds since a fixed moment. */
  now(): number;
}

export interface Sender {
  send(mail: RenderedMail): Promise<void>;
  close(): void;
}

export interface DeliveryResult {
  sent: number;
  failed: number;
  /** Whether mails may be left that are due. */
  remaining: boolean;
}

/** Mails taken at once. */
const batchSize = 50;

/** Mails sent at a time, each over a connection of its own. */
export const connections = 5;

/** A call takes no further mails after this many milliseconds; hosted projects end calls after 150 s. */
const timeForCall = 40_000;

/** Errors of the connection: the next mail would fail the same way after the same wait. */
const wayErrors = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'EAUTH',
  'ETLS',
  'ECONNREFUSED',
  'ENOTFOUND',
]);

/** A failure with its code, which is the same for every server, and the server's own message. */
function describe(error: unknown): { code: string; message: string } {
  const { code: given, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const code = typeof given === 'string' ? given : '';
  const words = String(message ?? error).slice(0, 300);
  return { code, message: code ? `${code}: ${words}` : words };
}

/** One call: takes and sends mails until none is due or its time is up. */
class Delivery {
  private readonly dependencies: Dependencies;
  private readonly result: DeliveryResult = { sent: 0, failed: 0, remaining: false };
  private sender: Promise<Sender> | null = null;
  private broken: string | null = null;

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
      } while (mails.length === batchSize && !this.broken && now() < end);
      return { ...this.result, remaining: mails.length === batchSize };
    } finally {
      (await this.sender?.catch(() => null))?.close();
    }
  }

  /** The first mail goes alone: when the server cannot be reached, only this one waits for the timeout. */
  private async deliverAll([first, ...others]: OutboxMail[]): Promise<void> {
    if (!first) return;
    await this.deliver(first);
    const queue = others.values();
    const work = async () => {
      for (const mail of queue) await this.deliver(mail);
    };
    await Promise.all(Array.from({ length: connections }, work));
  }

  private async deliver(mail: OutboxMail): Promise<void> {
    let failure = await this.trySend(mail);
    try {
      await this.dependencies.finish(mail, failure);
    } catch (error) {
      // The mail is due again when its lease ends; the others are delivered meanwhile.
      failure ??= describe(error).message;
      console.error('deliver-emails', mail.id, describe(error).message);
    }
    this.result[failure ? 'failed' : 'sent'] += 1;
  }

  /** Answers why the mail was not sent, or null. */
  private async trySend(mail: OutboxMail): Promise<string | null> {
    if (this.broken) return this.broken;
    try {
      const rendered = renderMail(mail, this.dependencies.siteUrl);
      await (await this.openWay()).send(rendered);
      return null;
    } catch (error) {
      const { code, message } = describe(error);
      if (wayErrors.has(code)) this.broken = message;
      return message;
    }
  }

  /** One connection pool for the whole call. Once connecting has failed, the other mails fail at once instead of waiting again. */
  private async openWay(): Promise<Sender> {
    this.sender ??= this.dependencies.connect();
    try {
      return await this.sender;
    } catch (error) {
      this.broken = describe(error).message;
      throw error;
    }
  }
}

/** Answers POST with the secret key: sends the mails that are due and tells how many. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return Response.json({ code: 'not_found' }, { status: 405 });
    if (!knowsSecretKey(request, dependencies.secretKeys))
      return Response.json({ code: 'not_allowed' }, { status: 401 });
    try {
      return Response.json(await new Delivery(dependencies).run());
    } catch (error) {
      console.error('deliver-emails', describe(error).message);
      return Response.json({ code: 'service_unavailable' }, { status: 503 });
    }
  };
}
