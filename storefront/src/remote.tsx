import type { RemoteApp } from '@mawad/shared-ui/contract';
import { messages } from './messages.ts';
import { routes } from './routes.tsx';

export default { id: 'storefront', routes, messages } satisfies RemoteApp;
