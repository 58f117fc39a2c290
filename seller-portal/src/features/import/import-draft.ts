import { useState } from 'react';
import { browserStorage, storedValue, type StoredValue } from '@mawad/shared-ui/platform/store/storage.ts';
import { z } from 'zod/mini';

/** Corrections that are typed but not sent: by kind of problem, and by row and field. */
interface ImportDraft {
  kinds: Record<string, string>;
  cells: Record<string, Record<string, string>>;
}

const empty: ImportDraft = { kinds: {}, cells: {} };

const texts = z.record(z.string(), z.string());
const schema = z.object({ kinds: texts, cells: z.record(z.string(), texts) });

function draftOf(id: string): StoredValue<ImportDraft> {
  const codec = {
    encode: (draft: ImportDraft) => JSON.stringify(draft),
    decode: (text: string): ImportDraft => schema.parse(JSON.parse(text)),
  };
  return storedValue(browserStorage(), `import-corrections-${id}`, codec, empty);
}

export interface ImportDraftState {
  draft: ImportDraft;
  change: (change: Partial<ImportDraft>) => void;
}

/** Corrections of an import on this device; they survive a reload and a check started in another window. */
export function useImportDraft(id: string): ImportDraftState {
  const [draft, setDraft] = useState(() => draftOf(id).read());
  function change(part: Partial<ImportDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    const isEmpty = Object.keys(next.kinds).length === 0 && Object.keys(next.cells).length === 0;
    if (isEmpty) draftOf(id).forget();
    else draftOf(id).write(next);
  }
  return { draft, change };
}
