import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listAllQuestions } from '@mawad/supabase/questions/queries';
import { queryKey } from '@mawad/supabase/query-keys';

type QuestionFilter = Parameters<typeof listAllQuestions>[1];

export function allQuestionsQuery(services: Services, filter: QuestionFilter) {
  return queryOptions({
    queryKey: queryKey('questions', 'all', filter),
    queryFn: () => listAllQuestions(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}
