import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';

/** Messages of lists, their files and saved views, and of portal errors, for the routes of both portals. */
export const portalMessages: NonNullable<PageHandle['messages']> = [
  'changes',
  'portal-list',
  'file-export',
  'portal-errors',
];
