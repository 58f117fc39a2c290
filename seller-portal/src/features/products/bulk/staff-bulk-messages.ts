import type { PageHandle } from '@mawad/shared-ui/platform/contract.ts';
import { listing } from '../messages.ts';

/** Messages of a bulk change outside the seller portal. */
export const staffBulkMessages: NonNullable<PageHandle['messages']> = { ...listing.messages };
