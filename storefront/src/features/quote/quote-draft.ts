import * as z from 'zod/mini';
import { browserStorage, storedValue } from '@mawad/shared-ui/store/storage';
import { mostLines, type LineLists, type QuoteLine } from './quote-lines.ts';
import { emptyAsker, type AskerField, type AskerValues } from './quote-schema.ts';

/** What was typed before a reload, and whose it is; null for a guest's. */
export interface QuoteDraft extends LineLists {
  owner: string | null;
  asker: Partial<AskerValues>;
}

const text = z.string().check(z.maxLength(4000));
const line = z.object({
  key: text,
  description: text,
  quantity: text,
  unit: text,
  product: z.nullable(z.object({ product_id: z.int(), variant_id: z.optional(z.int()), name: text })),
});
const shape = z.object({
  version: z.literal(1),
  owner: z.nullable(z.string()),
  lines: z.array(line).check(z.maxLength(mostLines)),
  // Drafts of older pages have none.
  waiting: z.optional(z.array(line)),
  unkept: z.optional(z.int().check(z.nonnegative())),
  asker: z.record(z.string(), text),
});

const codec = {
  encode: (draft: QuoteDraft | null) => JSON.stringify({ version: 1, ...draft }),
  decode(stored: string): QuoteDraft {
    const { owner, lines, waiting = [], unkept = 0, asker } = shape.parse(JSON.parse(stored));
    const known = Object.entries(asker).filter(([name]) => name in emptyAsker) as [AskerField, string][];
    return {
      owner,
      lines: lines as QuoteLine[],
      waiting: waiting as QuoteLine[],
      unkept,
      asker: Object.fromEntries(known),
    };
  },
};

/** Session sync removes it when its writer signs out. */
const key = 'mawad-personal-quote';
const stored = () => storedValue<QuoteDraft | null>(browserStorage(), key, codec, null);

/** The draft of this visitor; one that somebody else left behind is removed. */
export function readDraft(userId: string | null): QuoteDraft | null {
  const draft = stored().read();
  if (!draft || draft.owner === null || draft.owner === userId) return draft;
  forgetDraft();
  return null;
}

export function writeDraft(draft: QuoteDraft): void {
  stored().write(draft);
}

export function forgetDraft(): void {
  stored().forget();
}
