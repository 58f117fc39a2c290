import * as z from 'zod/mini';
import { type Draft, localDraft } from '@mawad/shared-ui/platform/draft/local-draft.ts';
import type { AskedQuote } from '@mawad/supabase/quotes/queries';
import type { OfferFile } from './offer-values.ts';
import type { OfferChanges } from './use-offer-form.ts';

const lineSchema = z.object({
  product: z.nullable(
    z.object({
      product_id: z.number(),
      variant_id: z.nullable(z.number()),
      name_en: z.string(),
      name_ar: z.string(),
      sku: z.nullable(z.string()),
      unit: z.string(),
      lowest_price: z.nullable(z.number()),
    }),
  ),
  name: z.string(),
  equivalent: z.boolean(),
  unit: z.string(),
  factor: z.string(),
  price: z.string(),
  quantity: z.string(),
  total: z.string(),
  lead: z.string(),
  refusal: z.enum(['', 'not_sold', 'out_of_stock', 'quantity_too_small', 'specification', 'place', 'other']),
});

const draftSchema = z.object({
  terms: z.nullable(
    z.object({
      delivers: z.boolean(),
      fee: z.string(),
      valid_until: z.string(),
      terms: z.string(),
      note: z.string(),
      files: z.array(z.object({ path: z.string(), name: z.string() })),
    }),
  ),
  lines: z.record(z.string(), lineSchema),
});

/** Unsent changes of the form, as stored. */
export interface OfferDraft extends OfferChanges {
  /** The files of the terms, where the database looks for them: files that no offer and no draft has are removed after a day. */
  files?: OfferFile[];
}

export const draftOf = (changes: OfferChanges): OfferDraft => ({
  ...changes,
  ...(changes.terms && { files: changes.terms.files }),
});

/** Null for content of another version of the form. */
function readContent(stored: unknown): OfferDraft | null {
  const result = draftSchema.safeParse(stored);
  return result.success ? result.data : null;
}

/** Draft of the company on the server; a request has one, so it has the request's id. */
export function serverDraft({ request_id, draft }: AskedQuote): Draft<OfferDraft> | null {
  const content = draft && readContent(draft.content);
  return content && { id: request_id, updated_at: draft!.updated_at, content };
}

/** Draft of a request in this browser. */
export const localOfferDraft = (requestId: string) => localDraft(`offer-${requestId}`, readContent);
