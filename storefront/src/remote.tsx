import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';

export default { id: 'storefront', routes, messages } satisfies RemoteApp;
