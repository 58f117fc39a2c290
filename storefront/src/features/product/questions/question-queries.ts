import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listOwnQuestions } from '@mawad/supabase/questions/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export const ownQuestionsQuery = (services: Services, userId: string, productId: number) =>
  queryOptions({
    queryKey: queryKey('questions', 'own', userId, productId),
    queryFn: () => listOwnQuestions(backendOf(services).data, productId),
    staleTime: 60_000,
  });
