import { createI18n, type Language, type LoadMessages, read } from '@mawad/shared-i18n';
import { type App, createApp } from '@mawad/shared-ui/platform/app/app.ts';
import type { SessionPort } from '@mawad/shared-ui/platform/session/session-port.ts';
import { createBackend, publicFileUrl } from '@mawad/supabase/client';
import { createSessionPort } from '@mawad/supabase/session';
import { previewOrigins, type RuntimeConfig } from '../remotes/runtime-config.ts';

/** The shell's own messages, in the same chunk as the shared ones. */
const loadShellMessages: LoadMessages = (language) =>
  language === 'en'
    ? read(import(/* webpackChunkName: "messages-en" */ '@mawad/shared-i18n/locales/en/shell.json'))
    : read(import(/* webpackChunkName: "messages-ar" */ '@mawad/shared-i18n/locales/ar/shell.json'));

/**
 * Creates the shell's app, in the browser or on the server. On the server, its API calls are aborted by
 * `signal`. A preview shows a product as visitors see it: it has no session and does not touch browser
 * storage.
 */
export async function createShellApp(
  language: Language,
  config: RuntimeConfig,
  side: 'browser' | 'preview' | 'server',
  signal?: AbortSignal,
): Promise<App> {
  const { api, siteUrl, contact, settings } = config;
  const i18n = await createI18n(language, settings);
  await i18n.addMessages('shell', loadShellMessages);
  const backend = createBackend(api, signal);
  const session = createSessionPort(backend);
  return createApp({
    i18n,
    language,
    side: side === 'server' ? 'server' : 'browser',
    remembers: side === 'browser',
    site: { siteUrl, contact, previewOrigins: previewOrigins(config), ...(settings && { settings }) },
    backend,
    session: side === 'preview' ? { ...session, ...visitor } : session,
    fileUrl: (path, bucket) => publicFileUrl(api, path, bucket),
  });
}

const visitor = {
  currentSession: () => Promise.resolve(null),
  onChange: () => Promise.resolve(() => undefined),
} satisfies Partial<SessionPort>;
