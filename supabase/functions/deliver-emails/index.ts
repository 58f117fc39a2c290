import nodemailer from 'nodemailer';
import { callDatabase, secretKeys } from '../_shared/api.ts';
import { callAsCaller } from '../_shared/call-as-caller.ts';
import { connections, createHandler, type Sender, type ShownMail } from './handler.ts';
import { serverFromEnvironment, serverFromSettings } from './mail-server.ts';
import type { MailServer, OutboxMail } from './mail-types.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

const environment = (name: string) => Deno.env.get(name);
/** ms. */
const timeout = 10_000;

async function chooseServer(): Promise<MailServer & { servername?: string }> {
  const [stored] = await callDatabase('get_smtp_settings', {});
  if (stored) return serverFromSettings(stored);
  const server = serverFromEnvironment(environment);
  if (!server) throw new Error('no_mail_server');
  return server;
}

async function connect(): Promise<Sender> {
  const { host, port, encryption, user, password, from, servername } = await chooseServer();
  const transport = nodemailer.createTransport({
    host,
    port,
    pool: true,
    maxConnections: connections,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    tls: servername ? { servername } : undefined,
    auth: user && password ? { user, pass: password } : undefined,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Prevents that mail content makes nodemailer read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => void (await transport.sendMail({ ...mail, from })),
    close: () => transport.close(),
  };
}

Deno.serve(
  createHandler({
    secretKeys,
    siteUrl: environment('SITE_URL') ?? 'http://localhost:3000',
    // mails.test.ts checks the JSON params of every template against their schema.
    claim: async (count) => (await callDatabase('claim_emails', { max_count: count })) as OutboxMail[],
    finish: ({ id, lease }, error) => callDatabase('finish_email', { email_id: id, lease, error }),
    read: async (request, id) => {
      const outcome = await callAsCaller(request, 'get_email', { email_id: id });
      return 'refusal' in outcome ? outcome.refusal : (outcome.result as ShownMail);
    },
    connect,
    now: Date.now,
  }),
);
