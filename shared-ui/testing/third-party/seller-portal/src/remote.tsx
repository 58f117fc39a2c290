import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';

export default {
  id: 'seller-portal',
  routes: [
    {
      id: 'seller-portal.tree',
      path: 'seller',
      lazy: { Component: async () => (await import('./tree-page.tsx')).TreePage },
    },
  ],
  loadMessages: async () => ({}),
} satisfies RemoteApp;
