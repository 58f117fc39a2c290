import * as z from 'zod/mini';
import { browserStorage, storedValue } from '@mawad/shared-ui/platform/store/storage.ts';
import { maxLines, type LineLists, type QuoteLine } from './quote-lines.ts';
import { emptyAsker, type AskerField, type AskerValues } from './quote-schema.ts';

/** Draft stored before a reload, with its owner; `owner` is null for a guest. */
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
  lines: z.array(line).check(z.maxLength(maxLines)),
  // Missing in drafts of earlier versions.
  waiting: z.optional(z.array(line)),
  unkept: z.optional(z.int().check(z.nonnegative())),
  asker: z.record(z.string(), text),
});

const codec = {
  encode: (draft: QuoteDraft | null) => JSON.stringify({ version: 1, ...draft }),
  decode(stored: string): QuoteDraft {
    const { owner, lines, waiting = [], unkept = 0, asker } = shape.parse(JSON.parse(stored));
    const askerEntries = Object.entries(asker).filter(([name]) => name in emptyAsker) as [
      AskerField,
      string,
    ][];
    return {
      owner,
      lines: lines as QuoteLine[],
      waiting: waiting as QuoteLine[],
      unkept,
      asker: Object.fromEntries(askerEntries),
    };
  },
};

/** Session sync removes values with this name prefix when the user signs out. */
const key = 'mawad-personal-quote';
const stored = () => storedValue<QuoteDraft | null>(browserStorage(), key, codec, null);

/** Draft of this visitor; removes a draft of another user. */
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
