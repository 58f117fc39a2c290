import * as z from 'zod/mini';
import { browserStorage, storedValue } from '@mawad/shared-ui/platform/store/storage.ts';
import { maxLines, type QuoteLine } from './quote-lines.ts';
import { readAsker, type AskerValues } from './quote-schema.ts';

/** State of the form as stored in the browser and, as a draft, on the server. */
export interface QuoteDraft {
  /** User's id; null for a guest. */
  owner: string | null;
  lines: QuoteLine[];
  asker: Partial<AskerValues>;
  /** Id of the draft on the server. */
  draft_id?: string;
  /** Server time of the draft; absent if it was not saved there. */
  saved_at?: string;
  /** Request that this one repeats. */
  repeats_id?: string;
}

const text = z.string().check(z.maxLength(4000));
// Loose, so that facts of a line that only the form's lines know are kept.
const line = z.looseObject({
  key: text,
  description: text,
  quantity: text,
  unit: text,
  // Missing in lines that come from no file.
  description_ar: z.optional(text),
  code: z.optional(text),
  section: z.optional(text),
  row_number: z.optional(z.int()),
  no_quantity: z.optional(z.literal(true)),
  category_id: z.optional(z.int()),
  no_match: z.optional(z.literal(true)),
  product: z.nullable(z.object({ product_id: z.int(), variant_id: z.optional(z.int()), name: text })),
});
const shape = z.object({
  version: z.literal(1),
  owner: z.nullable(z.string()),
  lines: z.array(line).check(z.maxLength(maxLines)),
  asker: z.record(z.string(), z.unknown()),
  draft_id: z.optional(z.string()),
  saved_at: z.optional(z.string()),
  repeats_id: z.optional(z.string()),
});

/** Reads a stored draft. Throws for an unknown shape. */
export function parseDraft(stored: unknown): QuoteDraft {
  const { version: _version, lines, asker, ...rest } = shape.parse(stored);
  return {
    ...rest,
    lines: lines as unknown as QuoteLine[],
    asker: readAsker(asker),
  };
}

/** The draft as stored on the server. Uploaded files that it names under `files` are kept. */
export const draftBody = (draft: QuoteDraft) => ({ version: 1, ...draft, files: draft.asker.files ?? [] });

const codec = {
  encode: (draft: QuoteDraft | null) => JSON.stringify(draft && draftBody(draft)),
  decode: (stored: string): QuoteDraft => parseDraft(JSON.parse(stored)),
};

/** Place of a form's draft in the browser. */
export interface DraftSlot {
  /** Draft of this visitor; removes a draft of another user. */
  read: (userId: string | null) => QuoteDraft | null;
  write: (draft: QuoteDraft) => void;
  /** Called when the form of this owner was emptied or sent. */
  forget: (owner: string | null) => void;
}

/** Session sync removes values with this name prefix when the user signs out. */
function draftSlot(name: string): DraftSlot {
  const stored = () =>
    storedValue<QuoteDraft | null>(browserStorage(), `mawad-personal-${name}`, codec, null);
  return {
    read(userId) {
      const draft = stored().read();
      if (!draft || draft.owner === null || draft.owner === userId) return draft;
      stored().forget();
      return null;
    },
    write: (draft) => stored().write(draft),
    forget: () => stored().forget(),
  };
}

/** Draft of a new request. */
export const newRequestSlot = draftSlot('quote');

/** Draft of an amendment; it belongs to the version of the request from which it started. */
export const amendmentSlot = (requestId: string, version: number) =>
  draftSlot(`quote-amend-${requestId}-${version}`);
