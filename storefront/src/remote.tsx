import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';
import { loadMessages } from './load-messages.ts';
import { routes } from './routes.tsx';

export default { id: 'storefront', routes, loadMessages } satisfies RemoteApp;
