import type { Language } from '@mawad/shared-i18n/language';
import type { PinnedManifest, RemoteManifest } from '../src/remotes/manifest.ts';
import { appShellPath } from '../src/offline/names.ts';
import { mountOf } from '../src/remotes/mounts.ts';
import type { InlinedConfig, RuntimeConfig } from '../src/remotes/runtime-config.ts';
import { within } from '../src/within.ts';
import type { ClientBuild, ServerBundle } from './bundle.ts';
import { describeError } from './describe-error.ts';
import { renderDocument, splitHead } from './document.ts';
import { firstScripts } from './first-scripts.ts';
import type { ServerEntrySource, ServerEntry } from './server-entries.ts';
import type { RenderOutput } from './render.tsx';

/** Time limit for rendering on the server, in milliseconds; afterwards the browser renders the page. */
const renderTimeout = 1500;

export interface PageAnswer {
  status: number;
  location?: string;
  html: string;
  /** Reason, for the log, why the browser has to render a public page. */
  failure?: string;
}

interface PagesOptions {
  build: ClientBuild;
  bundle: ServerBundle;
  storefront: ServerEntrySource;
  timeout?: number;
}

/** Whether a page belongs to the storefront and may be rendered on the server; the app shell may not. */
export const isStorefrontPage = ({ pathname }: URL) =>
  pathname !== appShellPath && mountOf(pathname).id === 'storefront';

/** Page that the browser renders; `failure` is the reason if it should have been rendered on the server. */
export function clientRenderedPage(
  { template, facts }: ClientBuild,
  language: Language,
  config: RuntimeConfig,
  failure?: string,
): PageAnswer {
  const isStandIn = failure !== undefined;
  const html = renderDocument({ template, facts, language, config, isStandIn });
  return { status: 200, html, ...(isStandIn && { failure }) };
}

/**
 * Renders storefront pages. If the remote or its data is missing, returns a page for the browser to render
 * instead of rejecting.
 */
export function createPages({ build, bundle, storefront, timeout = renderTimeout }: PagesOptions) {
  const { template, facts } = build;

  async function renderOnServer(
    url: URL,
    language: Language,
    config: RuntimeConfig,
    entryFile?: string,
  ): Promise<PageAnswer> {
    const rendered = await within(timeout, (signal) => renderPage(url, language, config, entryFile, signal));
    if (!rendered) return clientRenderedPage(build, language, config);
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
        // Preloaded together with the shell's scripts.
        ahead: firstScripts(entry.app.id, entry.manifest, language).map(
          (file) => new URL(file, config.remotes[entry.app.id]).href,
        ),
      },
    });
    return { status: output.status, html };
  }

  /** Returns null if the route leaves rendering to the browser. */
  async function renderPage(
    url: URL,
    language: Language,
    config: RuntimeConfig,
    entryFile: string | undefined,
    signal: AbortSignal,
  ): Promise<{ entry: ServerEntry; output: RenderOutput } | null> {
    const entry = await storefront.current(entryFile);
    if (!bundle.isRendered(entry.app, url.pathname)) return null;
    return { entry, output: await bundle.render({ url, language, config, remote: entry.app, signal }) };
  }

  return async function answer(
    url: URL,
    language: Language,
    config: RuntimeConfig,
    /** File name of the storefront's server entry to render with; the newest if omitted. */
    entryFile?: string,
  ): Promise<PageAnswer> {
    try {
      return await renderOnServer(url, language, config, entryFile);
    } catch (error) {
      return clientRenderedPage(build, language, config, describeError(error));
    }
  };
}

function pinned({ metaData: { remoteEntry }, shared }: RemoteManifest): PinnedManifest {
  return {
    metaData: { remoteEntry: { name: remoteEntry.name, path: remoteEntry.path } },
    shared: shared.map(({ name, version, requiredVersion }) => ({ name, version, requiredVersion })),
  };
}
