import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type ContactFilter, getContactMessage, listContactMessages } from '@mawad/supabase/contact/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function messagesQuery(services: Services, filter: ContactFilter) {
  return queryOptions({
    queryKey: queryKey('contact', 'all', filter),
    queryFn: () => listContactMessages(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** A contact message with its answers. */
export function messageQuery(services: Services, id: number) {
  return queryOptions({
    queryKey: queryKey('contact', 'one', id),
    queryFn: () => getContactMessage(backendOf(services).data, id),
  });
}
