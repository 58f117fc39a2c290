import { createHash, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { readProjectConfig, supabaseFolder } from './api-config.ts';
import { sameKey } from './gateway/functions.ts';
import { mailText } from './mail-text.ts';
import type { RedirectMemory } from './gateway/redirects.ts';
import type { Sql } from './postgres.ts';

export interface AuthMailerOptions {
  /** Bearer token that the auth server sends with each email. */
  token: string;
  smtpPort: number;
  apiUrl: string;
  siteUrl: string;
  /** Allowed origins of links. */
  origins: string[];
  sql: Sql;
  redirects: RedirectMemory;
}

interface Placeholders {
  ConfirmationURL: string;
  Token: string;
  Email: string;
  SiteURL: string;
}

/** Link type → template name in supabase/config.toml. */
const templates: Record<string, string> = {
  signup: 'confirmation',
  recovery: 'recovery',
  magiclink: 'magic_link',
  email_change: 'email_change',
};

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** Renders the subset of Go template syntax that our mail templates use: the choice of language and placeholders. */
export function fillTemplate(
  template: string,
  language: string,
  values: Placeholders,
  escape: (text: string) => string = escapeHtml,
): string {
  return template
    .replace(
      /{{ if eq \.Data\.language "ar" }}([\s\S]*?){{ else }}([\s\S]*?){{ end }}/g,
      (_match, arabic: string, english: string) => (language === 'ar' ? arabic : english),
    )
    .replace(/{{ \.(\w+) }}/g, (_match, name: string) => escape(values[name as keyof Placeholders] ?? ''));
}

/** Renders the emails of the auth server in the recipient's language and sends them to the mail catcher. */
export class AuthMailer {
  private readonly options: AuthMailerOptions;
  private readonly transport;

  constructor(options: AuthMailerOptions) {
    this.options = options;
    this.transport = createTransport({
      host: '127.0.0.1',
      port: options.smtpPort,
      secure: false,
      ignoreTLS: true,
      connectionTimeout: 10_000,
      socketTimeout: 10_000,
    });
  }

  /** Accepts emails from the auth server over HTTP. */
  async listen(port: number): Promise<FastifyInstance> {
    const app = fastify({ logger: false, bodyLimit: 256 * 1024, forceCloseConnections: true });
    app.post('/', async (request, reply) => {
      if (!sameKey(request.headers.authorization, `Bearer ${this.options.token}`))
        return reply.code(401).send();
      const mail = request.body as { to: string; subject: string; text: string };
      await this.deliver(mail);
      return reply.code(204).send();
    });
    await app.listen({ host: '127.0.0.1', port });
    return app;
  }

  /** Creates and sends a new code; does nothing for unknown or confirmed addresses. */
  async resendConfirmation(email: string): Promise<void> {
    const length = 6;
    const code = String(randomInt(0, 10 ** length)).padStart(length, '0');
    const hash = createHash('sha256')
      .update(email.toLowerCase() + code)
      .digest('hex');
    const updated = await this.options.sql`
      update auth.users set confirmation_token = ${hash}, confirmation_sent_at = now()
      where email = ${email.toLowerCase()} and email_confirmed_at is null returning id`;
    if (updated.length > 0) await this.send(email, 'signup', hash, code);
  }

  private async deliver(mail: { to: string; subject: string; text: string }): Promise<void> {
    const link = /https?:\S+\/auth\/v1\/verify\?\S+/.exec(mail.text)?.[0];
    const code = /\b\d{6,10}\b/.exec(mail.text)?.[0] ?? '';
    const parameters = link ? new URL(link).searchParams : null;
    const type = parameters?.get('type') ?? '';
    if (parameters && templates[type]) return this.send(mail.to, type, parameters.get('token') ?? '', code);
    await this.post({ ...mail, from: sender });
  }

  private async send(to: string, type: string, hash: string, code: string): Promise<void> {
    const settings = readProjectConfig().auth.email.template[templates[type]!]!;
    const content = await readFile(join(supabaseFolder, '..', settings.content_path), 'utf8');
    const language = await this.languageOf(to);
    const link = this.makeLink(to, type, hash);
    const values = { ConfirmationURL: link, Token: code, Email: to, SiteURL: this.options.siteUrl };
    const html = fillTemplate(content, language, values);
    await this.post({
      to,
      from: sender,
      subject: fillTemplate(settings.subject, language, values, (text) => text),
      html,
      text: `${mailText(html)}\n`,
    });
  }

  /** Sends an email; retries in the background, so that a mail server that is down does not fail a sign-up. */
  private async post(mail: SendMailOptions, attempt = 0): Promise<void> {
    try {
      await this.transport.sendMail(mail);
    } catch (error) {
      const wait = retryAfter[attempt];
      if (wait === undefined) throw error;
      setTimeout(() => void this.post(mail, attempt + 1).catch(() => undefined), wait).unref();
    }
  }

  private makeLink(email: string, type: string, hash: string): string {
    const link = new URL('/auth/v1/verify', this.options.apiUrl);
    link.searchParams.set('token', hash);
    link.searchParams.set('type', type);
    const target = type === 'recovery' ? '/reset-password' : '/auth/confirm';
    link.searchParams.set(
      'redirect_to',
      this.allowedRedirect(email) ?? new URL(target, this.options.siteUrl).href,
    );
    return link.href;
  }

  private allowedRedirect(email: string): string | undefined {
    const requested = this.options.redirects.for(email);
    return requested && URL.canParse(requested) && this.options.origins.includes(new URL(requested).origin)
      ? requested
      : undefined;
  }

  private async languageOf(email: string): Promise<string> {
    const [row] = await this.options.sql<{ language: string | null }[]>`
      select raw_user_meta_data ->> 'language' as language from auth.users
      where email = ${email.toLowerCase()} or email_change = ${email.toLowerCase()} limit 1`;
    return row?.language === 'ar' ? 'ar' : 'en';
  }
}

/** Delays before each retry, ms. */
const retryAfter = [1000, 5000, 15_000, 60_000];

const sender = { name: 'Mawad', address: 'no-reply@mawad.test' };
