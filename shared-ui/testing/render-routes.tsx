import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { createI18n, type Language } from '@mawad/shared-i18n';
import { createApp } from '@mawad/shared-ui/platform/app/app.ts';
import { AppProviders } from '@mawad/shared-ui/platform/app/app-providers.tsx';
import {
  type PageHandle,
  type RemoteApp,
  type Services,
  servicesContext,
} from '@mawad/shared-ui/platform/contract.ts';
import { type RouteObject, RouterContextProvider, RouterProvider } from '@mawad/shared-ui/kit/router.ts';
import { ToastHost } from '@mawad/shared-ui/platform/overlay/toast-host.tsx';
import { addRemoteMessages, withMessages } from '@mawad/shared-ui/platform/app/route-messages.ts';
import type { SessionPort } from '@mawad/shared-ui/platform/session/session-port.ts';
import { loadMessages } from './load-messages.ts';
import type { AppState } from '@mawad/shared-ui/platform/store/index.ts';

interface RenderOptions {
  /** Namespaces of messages that the component's page would load. */
  messages?: PageHandle['messages'];
  /** `loadMessages` is by default that of tests, which loads any file of messages. */
  remote: Omit<RemoteApp, 'loadMessages'> & Partial<RemoteApp>;
  /** Address to open, for example `/admin/sellers?status=pending`. */
  path: string;
  language?: Language;
  session?: Partial<AppState['session']>;
  backend: unknown;
  /** Session calls implemented by the test. */
  port?: Partial<SessionPort>;
  /** Prepares the services before the first render. */
  prepare?: (services: Services) => void;
  otherRoutes?: RouteObject[];
}

/** Renders a remote's real routes with all providers of the product, and toasts. */
export async function renderRoutes(options: RenderOptions) {
  const {
    path,
    language = 'en',
    session = {},
    backend,
    port,
    prepare,
    otherRoutes = [],
    messages = [],
  } = options;
  const remote = { loadMessages, ...options.remote };
  const i18n = await createI18n(language);
  await addRemoteMessages(i18n, remote);
  for (const namespace of messages)
    await i18n.addMessages(namespace, (wanted) => remote.loadMessages(namespace, wanted));
  const app = await createApp({
    i18n,
    language,
    side: 'browser',
    site: { siteUrl: 'https://shop.test', contact: { phone: '+9647700000000', email: 'hello@shop.test' } },
    backend,
    session: { ...idleSession, ...port },
    fileUrl: (file) => `https://files.test/${file}`,
  });
  app.store.getState().session.set({ status: 'signed-in', ...session });
  prepare?.(app.services);
  const children = [...withMessages(remote.routes, i18n, remote.loadMessages), ...otherRoutes, elsewhere];
  const router = createMemoryRouter([{ HydrateFallback: Starting, children }], {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[servicesContext, app.services]])),
  });
  const view = render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
      <ToastHost />
    </AppProviders>,
  );
  return { ...view, app, router, user: userEvent.setup() };
}

/** Session calls that do nothing; tests set the store's session directly. */
const idleSession: SessionPort = {
  currentSession: async () => null,
  onChange: async () => () => undefined,
  confirm: async () => undefined,
  signOut: async () => undefined,
  setAccessToken: () => undefined,
  loadProfile: async () => null,
  listWishlist: async () => [],
  mergeWishlist: async () => undefined,
  onIdentityAsked: () => undefined,
  proveIdentity: async () => undefined,
  saveLanguage: async () => undefined,
  secondFactor: async () => Promise.reject(new Error('The test has no second factor')),
};

const elsewhere: RouteObject = { path: '*', element: <p>Elsewhere</p> };

function Starting() {
  return null;
}
