import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type EnquiryFilter,
  type EnquiryKind,
  getEnquiry,
  listEnquiries,
} from '@mawad/supabase/queries/enquiries';
import { queryKey } from '@mawad/supabase/query-keys';

export const enquiryPaths: Record<EnquiryKind, string> = {
  quote: '/admin/quotes',
  message: '/admin/messages',
};

export function enquiriesQuery(services: Services, kind: EnquiryKind, filter: EnquiryFilter) {
  return queryOptions({
    queryKey: queryKey('enquiries', 'list', kind, filter),
    queryFn: () => listEnquiries(backendOf(services).data, kind, filter),
    placeholderData: keepPreviousData,
  });
}

/** A quote request or message with its lines and replies. */
export function enquiryQuery(services: Services, kind: EnquiryKind, id: string) {
  return queryOptions({
    queryKey: queryKey('enquiries', 'detail', kind, id),
    queryFn: () => getEnquiry(backendOf(services).data, kind, id),
  });
}
