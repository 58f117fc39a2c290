import { directionOf, type Language } from '@mawad/shared-i18n';
import { AppProviders } from '@mawad/shared-ui/platform/app/app-providers.tsx';
import { type RemoteApp, servicesContext } from '@mawad/shared-ui/platform/contract.ts';
import { dehydrate } from '@mawad/shared-ui/platform/query.ts';
import { RouterContextProvider } from '@mawad/shared-ui/kit/router.ts';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@mawad/shared-ui/platform/static-router.ts';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { addRemoteMessages } from '@mawad/shared-ui/platform/app/route-messages.ts';
import { createShellApp } from '../src/app/create-shell-app.ts';
import { buildRoutes } from '../src/app/routes.tsx';
import type { RuntimeConfig } from '../src/remotes/runtime-config.ts';
import { prepareStyleTags } from './style-tags.ts';

export { isRendered, pageAddresses } from '../src/app/page-facts.ts';
export { findMismatches, parseManifest } from '../src/remotes/manifest.ts';
export { provided } from './provided.ts';

export interface RenderInput {
  url: URL;
  language: Language;
  config: RuntimeConfig;
  remote: RemoteApp;
  /** Aborts the rendering and its API calls when the request ends. */
  signal: AbortSignal;
}

export interface RenderedTree {
  kind: 'page';
  status: number;
  markup: string;
  styles: string;
  state: unknown;
}

export type RenderOutput = RenderedTree | { kind: 'redirect'; status: number; location: string };

/**
 * Renders one public page with objects created for this request only. Rejects if a loader or a component
 * fails, because the browser then renders the page.
 */
export async function render({ url, language, config, remote, signal }: RenderInput): Promise<RenderOutput> {
  const app = await createShellApp(language, config, 'server', signal);
  await addRemoteMessages(app.i18n, remote);
  const styleTagsOf = prepareStyleTags(app.styleCaches.of(directionOf(language)));

  const handler = createStaticHandler(buildRoutes({ [remote.id]: remote }, app.i18n));
  const requestContext = new RouterContextProvider(new Map([[servicesContext, app.services]]));
  const context = await handler.query(new Request(url, { signal }), { requestContext });
  if (context instanceof Response) return asRedirect(context);
  const failure = Object.values(context.errors ?? {}).find((error) => error instanceof Error);
  if (failure) throw failure;

  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = await renderToText(
    <AppProviders app={app}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProviders>,
    signal,
  );
  return {
    kind: 'page',
    status: context.statusCode,
    markup,
    styles: styleTagsOf(markup),
    state: {
      queries: dehydrate(app.services.queryClient),
      router: {
        loaderData: context.loaderData,
        actionData: context.actionData,
        errors: serializeErrors(context.errors),
      },
    },
  };
}

function asRedirect(response: Response): RenderOutput {
  const location = response.headers.get('location');
  if (!location) throw new Error(`A loader answered ${response.status} without a location`);
  return { kind: 'redirect', status: response.status, location };
}

/** Renders the tree to text after all its data has loaded. */
function renderToText(tree: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      // Above this size in bytes React streams a boundary hidden until a script shows it.
      progressiveChunkSize: 1e9,
      onAllReady: () => text(stream.pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: reject,
    });
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
  });
}

function serializeErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [id, { ...(error as object), __type: 'RouteErrorResponse' }]),
  );
}
