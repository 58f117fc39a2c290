import { useTranslation } from '@mawad/shared-i18n';
import { type Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type DealFilter,
  type DealPlan,
  type FormerDeal,
  getDealCalendar,
  listDeals,
  previewDeals,
} from '@mawad/supabase/deals/queries';
import { listAllProducts } from '@mawad/supabase/products/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { useAskToUndo } from './use-ask-to-undo.ts';

export function dealsQuery(services: Services, filter: DealFilter) {
  return queryOptions({
    queryKey: queryKey('deals', 'list', filter),
    queryFn: () => listDeals(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** Days of a month on which deals begin or end. */
export function dealCalendarQuery(services: Services, month: string) {
  return queryOptions({
    queryKey: queryKey('deals', 'calendar', month),
    queryFn: () => getDealCalendar(backendOf(services).data, `${month}-01`),
    placeholderData: keepPreviousData,
  });
}

/** Preview of a deal for each product; never cached because prices change. */
export function dealPlanQuery(services: Services, plan: DealPlan) {
  return queryOptions({
    queryKey: queryKey('deals', 'plan', plan),
    queryFn: () => previewDeals(backendOf(services).data, plan),
    placeholderData: keepPreviousData,
    enabled: plan.products.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
}

export function productChoicesQuery(services: Services, term: string) {
  const filter = { term, page_size: 8 };
  return queryOptions({
    queryKey: queryKey('products', 'all', filter),
    queryFn: () => listAllProducts(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
    enabled: term !== '',
  });
}

interface DealsChange<Input> {
  act: (services: Services, input: Input) => Promise<FormerDeal[]>;
  /** Success message, such as "12 deals are scheduled". */
  done: (count: number) => string;
  failed?: string;
  showAtField?: (error: unknown) => boolean;
  onDone?: () => void;
  onFailed?: (error: unknown) => void;
}

/** Changes deals; the success toast offers Undo. */
export function useChangeDeals<Input>({ done, onDone, ...change }: DealsChange<Input>) {
  const { t } = useTranslation('admin-deals');
  const askToUndo = useAskToUndo();
  return useAction({
    ...change,
    reads: ['deals', 'products'],
    done: (_input, former) => ({
      title: done(former.length),
      action: { label: t('undo.label'), run: () => askToUndo(former) },
    }),
    onDone,
  });
}
