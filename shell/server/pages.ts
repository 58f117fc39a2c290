import type { Language } from '@mawad/shared-i18n/language';
import type { PinnedManifest, RemoteManifest } from '../src/remotes/manifest.ts';
import { appShellPath } from '../src/offline/names.ts';
import { mountOf } from '../src/remotes/mounts.ts';
import type { InlinedConfig, RuntimeConfig } from '../src/remotes/runtime-config.ts';
import { within } from '../src/within.ts';
import type { ClientBuild, ServerBundle } from './bundle.ts';
import { renderDocument, splitHead } from './document.ts';
import { firstScripts } from './first-scripts.ts';
import type { ServerEntrySource, ServerEntry } from './server-entries.ts';
import type { RenderOutput } from './render.tsx';

/** How long a visitor waits for the server before the browser renders, in milliseconds. */
const renderTimeout = 1500;

export interface PageAnswer {
  status: number;
  /** Set for a redirect. */
  location?: string;
  html: string;
  /** Why the browser renders a public page, for the log. */
  failure?: unknown;
}

interface PagesOptions {
  build: ClientBuild;
  bundle: ServerBundle;
  storefront: ServerEntrySource;
  config: RuntimeConfig;
  timeout?: number;
}

/** Makes the answer for one page address. Never rejects for want of a remote or of data. */
export function createPages({
  build,
  bundle,
  storefront,
  config: deployed,
  timeout = renderTimeout,
}: PagesOptions) {
  const { template, facts } = build;

  function inBrowser(language: Language, config: RuntimeConfig, failure?: unknown): PageAnswer {
    const isStandIn = failure !== undefined;
    const html = renderDocument({ template, facts, language, config, isStandIn });
    return { status: 200, html, ...(isStandIn && { failure }) };
  }

  async function onServer(url: URL, language: Language, config: RuntimeConfig): Promise<PageAnswer> {
    const rendered = await within(timeout, (signal) => renderPage(url, language, config, signal));
    if (!rendered) return inBrowser(language, config);
    const { entry, output } = rendered;
    if (output.kind === 'redirect') return { status: output.status, location: output.location, html: '' };
    const { head, body } = splitHead(output.markup);
    const html = renderDocument({
      template,
      facts,
      language,
      config: { ...config, manifests: { [entry.app.id]: pinned(entry.manifest) } } satisfies InlinedConfig,
      page: {
        head,
        html: body,
        styles: output.styles,
        state: output.state,
        // They load beside the shell's.
        ahead: firstScripts(entry.app.id, entry.manifest, language).map(
          (file) => new URL(file, config.remotes[entry.app.id]).href,
        ),
      },
    });
    return { status: output.status, html };
  }

  /** Null for a page whose route leaves it to the browser. */
  async function renderPage(
    url: URL,
    language: Language,
    config: RuntimeConfig,
    signal: AbortSignal,
  ): Promise<{ entry: ServerEntry; output: RenderOutput } | null> {
    const entry = await storefront.current();
    if (!bundle.isRendered(entry.app, url.pathname)) return null;
    return { entry, output: await bundle.render({ url, language, config, remote: entry.app, signal }) };
  }

  return async function answer(
    url: URL,
    language: Language,
    config: RuntimeConfig = deployed,
  ): Promise<PageAnswer> {
    if (url.pathname === appShellPath || mountOf(url.pathname).id !== 'storefront')
      return inBrowser(language, config);
    try {
      return await onServer(url, language, config);
    } catch (error) {
      return inBrowser(language, config, error);
    }
  };
}

function pinned({ metaData: { remoteEntry }, shared }: RemoteManifest): PinnedManifest {
  return {
    metaData: { remoteEntry: { name: remoteEntry.name, path: remoteEntry.path } },
    shared: shared.map(({ name, version, requiredVersion }) => ({ name, version, requiredVersion })),
  };
}
