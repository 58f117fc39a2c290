import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listCompanyQuestions } from '@mawad/supabase/questions/queries';
import { queryKey } from '@mawad/supabase/query-keys';

type QuestionFilter = Parameters<typeof listCompanyQuestions>[1];

export function companyQuestionsQuery(services: Services, filter: QuestionFilter) {
  return queryOptions({
    queryKey: queryKey('questions', 'company', filter),
    queryFn: () => listCompanyQuestions(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}
