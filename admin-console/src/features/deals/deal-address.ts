import type { Deal } from '@mawad/supabase/deals/queries';

/** Start values of the deal form, read from the address. */
export interface DealStart {
  ids: number[];
  /** True to change existing deals. */
  isChange: boolean;
  starts: string | null;
  ends: string | null;
}

/** Address of the form that changes deals; includes their start and end if all deals share them. */
export function changeAddress(deals: Pick<Deal, 'id' | 'starts_at' | 'ends_at'>[]): string {
  const shared = (name: 'starts_at' | 'ends_at') =>
    deals.every((deal) => deal[name] === deals[0]?.[name]) ? (deals[0]?.[name] ?? '') : '';
  const params = new URLSearchParams({
    products: deals.map(({ id }) => id).join(','),
    change: '1',
    starts: shared('starts_at'),
    ends: shared('ends_at'),
  });
  return `/admin/deals/new?${params}`;
}

const moment = (text: string | null) => (text && !Number.isNaN(Date.parse(text)) ? text : null);

export function idsOf(params: URLSearchParams): number[] {
  const ids = (params.get('products') ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))];
}

export function readDealStart(params: URLSearchParams): DealStart {
  return {
    ids: idsOf(params),
    isChange: params.has('change'),
    starts: moment(params.get('starts')),
    ends: moment(params.get('ends')),
  };
}
