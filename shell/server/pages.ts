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

/** How long a visitor waits for the server before the browser renders, in milliseconds. */
const renderTimeout = 1500;

export interface PageAnswer {
  status: number;
  /** Set for a redirect. */
  location?: string;
  html: string;
  /** Why the browser renders a public page, for the log. */
  failure?: string;
}

interface PagesOptions {
  build: ClientBuild;
  bundle: ServerBundle;
  storefront: ServerEntrySource;
  timeout?: number;
}

/** Whether a page may be rendered on the server: those of the shop may, but for the app shell. */
export const isOfShop = ({ pathname }: URL) =>
  pathname !== appShellPath && mountOf(pathname).id === 'storefront';

/** A page that the browser renders, for want of a rendered one where there is a failure. */
export function leaveToBrowser(
  { template, facts }: ClientBuild,
  language: Language,
  config: RuntimeConfig,
  failure?: string,
): PageAnswer {
  const isStandIn = failure !== undefined;
  const html = renderDocument({ template, facts, language, config, isStandIn });
  return { status: 200, html, ...(isStandIn && { failure }) };
}

/** Renders one page of the shop. Never rejects for want of a remote or of data. */
export function createPages({ build, bundle, storefront, timeout = renderTimeout }: PagesOptions) {
  const { template, facts } = build;

  async function onServer(
    url: URL,
    language: Language,
    config: RuntimeConfig,
    entryFile?: string,
  ): Promise<PageAnswer> {
    const rendered = await within(timeout, (signal) => renderPage(url, language, config, entryFile, signal));
    if (!rendered) return leaveToBrowser(build, language, config);
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
    /** The storefront's server entry to render with; the newest known unless given. */
    entryFile?: string,
  ): Promise<PageAnswer> {
    try {
      return await onServer(url, language, config, entryFile);
    } catch (error) {
      return leaveToBrowser(build, language, config, describeError(error));
    }
  };
}

function pinned({ metaData: { remoteEntry }, shared }: RemoteManifest): PinnedManifest {
  return {
    metaData: { remoteEntry: { name: remoteEntry.name, path: remoteEntry.path } },
    shared: shared.map(({ name, version, requiredVersion }) => ({ name, version, requiredVersion })),
  };
}
