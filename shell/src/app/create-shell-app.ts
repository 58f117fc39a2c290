import { createI18n, type Language, type MessageLoaders, read } from '@mawad/shared-i18n';
import { type App, createApp } from '@mawad/shared-ui/app/app';
import { createBackend, publicFileUrl } from '@mawad/supabase/client';
import { createSessionPort } from '@mawad/supabase/session';
import type { RuntimeConfig } from '../remotes/runtime-config.ts';

/** The shell's own messages, in the same chunk as the shared ones. */
const shellMessages: MessageLoaders = {
  en: () => read(import(/* webpackChunkName: "messages-en" */ '@mawad/shared-i18n/locales/en/shell.json')),
  ar: () => read(import(/* webpackChunkName: "messages-ar" */ '@mawad/shared-i18n/locales/ar/shell.json')),
};

/** The shell's app, alike in the browser and on the server, where its calls end with the request's `signal`. */
export async function createShellApp(
  language: Language,
  { api, siteUrl, contact, settings }: RuntimeConfig,
  side: 'browser' | 'server',
  signal?: AbortSignal,
): Promise<App> {
  const i18n = await createI18n(language, settings);
  await i18n.addMessages('shell', shellMessages);
  const backend = createBackend(api, signal);
  return createApp({
    i18n,
    language,
    side,
    site: { siteUrl, contact, ...(settings && { settings }) },
    backend,
    session: createSessionPort(backend),
    fileUrl: (path, bucket) => publicFileUrl(api, path, bucket),
  });
}
