import { useState } from 'react';
import { useServices } from '@mawad/shared-ui/contract';
import { useMutation } from '@mawad/shared-ui/query';
import { mintUuid } from '@mawad/shared-ui/uuid';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import {
  type CategoryFile,
  type CategoryImportResult,
  importCategories,
  tryCategories,
} from '@mawad/supabase/queries/category-import';
import { everyQuery } from '@mawad/supabase/query-keys';
import { type FilePlan, readCategoryFile } from './read-category-file.ts';

/** A file as it was sent, and what becomes of its rows. */
export interface Review {
  file: CategoryFile;
  result: CategoryImportResult;
  state: 'tried' | 'written';
  /** The tree changed after an earlier trial; this one is new. */
  isRenewed: boolean;
}

/** No row of the file says anything. */
export class NothingToImport extends Error {}

/** Tries a file, then writes it. What was reviewed is what is written: where the tree has changed since, it is tried again. */
export function useCategoryImport() {
  const services = useServices();
  const { data } = backendOf(services);
  const [review, setReview] = useState<Review | null>(null);
  const check = useMutation({
    mutationFn: async (plan: FilePlan): Promise<Review> => {
      const rows = await readCategoryFile(plan);
      if (rows.length === 0) throw new NothingToImport();
      const file = { id: mintUuid(), name: plan.file.name.slice(-255), rows };
      return { file, result: await tryCategories(data, file), state: 'tried', isRenewed: false };
    },
    onSuccess: setReview,
  });
  const apply = useMutation({
    mutationFn: async ({ file, result }: Review): Promise<Review> => {
      try {
        const written = await importCategories(data, file, result.digest);
        return { file, result: written, state: 'written', isRenewed: false };
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'stale_version') throw error;
        return { file, result: await tryCategories(data, file), state: 'tried', isRenewed: true };
      }
    },
    onSuccess: (next) => {
      setReview(next);
      void services.queryClient.invalidateQueries({ queryKey: everyQuery('categories') });
    },
  });
  function clear() {
    setReview(null);
    check.reset();
    apply.reset();
  }
  return { review, check, apply, clear };
}
