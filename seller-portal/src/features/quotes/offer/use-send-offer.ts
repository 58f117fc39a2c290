import { useRef } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import type { DraftKeeper } from '@mawad/shared-ui/platform/draft/draft-keeper.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { type AskedQuote, type OfferInput, sendQuoteOffer } from '@mawad/supabase/quotes/queries';
import { everyQuery, queryKey } from '@mawad/supabase/query-keys';
import { newestRevision } from './offer-values.ts';
import type { ColumnName, TermName } from './read-offer.ts';

/** Columns of the fields that the database names in an error. */
const columnOfField: Record<string, ColumnName> = {
  product_id: 'goods',
  variant_id: 'goods',
  offered_name: 'goods',
  is_equivalent: 'equivalent',
  unit: 'unit',
  units_per_requested: 'factor',
  unit_price: 'price',
  quantity: 'quantity',
  lead_days: 'lead',
  refusal: 'refusal',
};

const termOfField: Record<string, TermName> = {
  delivery_fee: 'fee',
  valid_until: 'valid_until',
  terms: 'terms',
  note: 'note',
};

/** Rules that only the database checks; `quotes:rules.<rule>` is the message. */
type Rule = 'unit' | 'product' | 'variant' | 'fee' | 'other';

function ruleOf(field: unknown, rule: unknown): Rule {
  if (field === 'unit' && rule === 'one_of') return 'unit';
  if (field === 'product_id' || (field === 'variant_id' && rule === 'not_found')) return 'product';
  if (field === 'variant_id') return 'variant';
  return field === 'delivery_fee' && rule === 'required' ? 'fee' : 'other';
}

/** The cell or the field below the grid that the database refused. */
export type Refusal = { rule: Rule } & ({ lineId: string; column: ColumnName } | { term: TermName });

/** Field that an error of the database concerns; null if it concerns no single field. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof AppError) || error.code !== 'invalid_input') return null;
  const { line_id, field, rule } = error.context;
  const [column, term] = [columnOfField[String(field)], termOfField[String(field)]];
  if (typeof line_id === 'string' && column) return { rule: ruleOf(field, rule), lineId: line_id, column };
  return term ? { rule: ruleOf(field, rule), term } : null;
}

/**
 * Sends the offer. A repetition after a lost reply has the same idempotency key and revision, so that the database
 * recognises it; a changed offer gets a new key.
 */
export function useSendOffer(
  quote: AskedQuote,
  keeper: DraftKeeper,
  onSent: () => void,
  onRefused: (error: Error) => void,
) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const attempt = useRef<{ body: string; key: string; revision: number } | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (offer: OfferInput) => {
      await keeper.pause();
      const body = JSON.stringify(offer);
      if (attempt.current?.body !== body)
        attempt.current = { body, key: mintUuid(), revision: newestRevision(quote) };
      const { key, revision } = attempt.current;
      return sendQuoteOffer(backendOf(services).data, quote.request_id, revision, key, offer);
    },
    onSuccess: async ({ revision }) => {
      attempt.current = null;
      onSent();
      keeper.saved();
      showToast({ title: t('send.done', { number: format.number(revision) }) });
      await refresh();
    },
    onError: async (failure) => {
      keeper.resume();
      if (failure instanceof AppError && failure.code === 'changed_meanwhile') attempt.current = null;
      onRefused(failure);
      if (failure instanceof AppError && ['changed_meanwhile', 'quote_closed'].includes(failure.code))
        await refresh();
    },
  });
  async function refresh() {
    await services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') });
    await services.queryClient.invalidateQueries({ queryKey: queryKey('orders', 'home') });
  }
  return { send: mutate, busy: isPending, problem: error ? messageOf(error) : null, forget: reset };
}
