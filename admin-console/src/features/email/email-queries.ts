import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getEmailSettings, getTestEmail, listEmails, showEmail } from '@mawad/supabase/mail/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export type EmailFilter = Parameters<typeof listEmails>[1];

/** Milliseconds between polls of a test mail. */
const lookEvery = 2_000;

/** Mail settings; null if none are saved. */
export function emailSettingsQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('emails', 'settings'),
    queryFn: () => getEmailSettings(backendOf(services).data),
  });
}

/** Polls a test mail until it is sent or refused. */
export function testEmailQuery(services: Services, id: number | null) {
  return queryOptions({
    queryKey: queryKey('emails', 'test', id),
    queryFn: () => getTestEmail(backendOf(services).data, id!),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'waiting' ? false : lookEvery),
  });
}

/** Mails of the last 30 days. */
export function emailsQuery(services: Services, filter: EmailFilter) {
  return queryOptions({
    queryKey: queryKey('emails', 'list', filter),
    queryFn: () => listEmails(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** A mail as it was or will be sent. */
export function shownEmailQuery(services: Services, id: number) {
  return queryOptions({
    queryKey: queryKey('emails', 'shown', id),
    queryFn: () => showEmail(backendOf(services), id),
  });
}
