import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type AdjustmentFilter,
  type BalanceFilter,
  getCompanyTerms,
  getMoneySettings,
  getOwnBalance,
  getPayoutRun,
  listAdjustments,
  listBalances,
  listCommissionRates,
  listPayoutRuns,
  listTransactions,
  previewCommissionRate,
  type RateFilter,
  type RateInput,
  type TransactionFilter,
} from '@mawad/supabase/ledger/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function balancesQuery(services: Services, filter: BalanceFilter) {
  return queryOptions({
    queryKey: queryKey('money', 'balances', filter),
    queryFn: () => listBalances(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

export function balanceQuery(services: Services, companyId: string) {
  return queryOptions({
    queryKey: queryKey('money', 'balance', companyId),
    queryFn: () => getOwnBalance(backendOf(services).data, companyId),
  });
}

export function termsQuery(services: Services, companyId: string) {
  return queryOptions({
    queryKey: queryKey('money', 'terms', companyId),
    queryFn: () => getCompanyTerms(backendOf(services).data, companyId),
  });
}

export function transactionsQuery(services: Services, filter: TransactionFilter) {
  return queryOptions({
    queryKey: queryKey('money', 'transactions', filter),
    queryFn: () => listTransactions(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

export function settingsQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('money', 'settings'),
    queryFn: () => getMoneySettings(backendOf(services).data),
  });
}

export function adjustmentsQuery(services: Services, filter: AdjustmentFilter) {
  return queryOptions({
    queryKey: queryKey('money', 'adjustments', filter),
    queryFn: () => listAdjustments(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

export function ratesQuery(services: Services, filter: RateFilter) {
  return queryOptions({
    queryKey: queryKey('money', 'rates', filter),
    queryFn: () => listCommissionRates(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** Preview of a rate; never cached, because orders change. */
export function ratePreviewQuery(services: Services, rate: RateInput | null) {
  return queryOptions({
    queryKey: queryKey('money', 'preview', rate),
    queryFn: () => previewCommissionRate(backendOf(services).data, rate!),
    enabled: rate !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export function payoutRunsQuery(services: Services, filter: Parameters<typeof listPayoutRuns>[1]) {
  return queryOptions({
    queryKey: queryKey('money', 'payouts', filter),
    queryFn: () => listPayoutRuns(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

export function payoutRunQuery(services: Services, id: number) {
  return queryOptions({
    queryKey: queryKey('money', 'payout', id),
    queryFn: () => getPayoutRun(backendOf(services).data, id),
  });
}
