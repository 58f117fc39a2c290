import { useEffect, useRef, useState } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import {
  type CategoryFile,
  type CategoryFileRow,
  type CategoryImportResult,
  importCategories,
  tryCategories,
} from '@mawad/supabase/catalogue/category-import-queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { bringPictures } from './bring-pictures.ts';
import { type FilePlan, readCategoryFile } from './read-category-file.ts';

/** An uploaded file and the outcome of its rows. */
export interface Review {
  file: CategoryFile;
  /** Rows as read from the file, with pictures as URLs. */
  read: CategoryFileRow[];
  result: CategoryImportResult;
  state: 'tried' | 'written';
  /** True if the tree changed after an earlier check, so this review is a new one. */
  isRenewed: boolean;
}

/** Thrown if all rows are empty. */
export class NothingToImport extends Error {}

/** Checks a file, then writes the reviewed rows; checks again if the tree changed since the review. */
export function useCategoryImport() {
  const services = useServices();
  const backend = backendOf(services);
  const { data } = backend;
  const [review, setReview] = useState<Review | null>(null);
  const [pictures, setPictures] = useState<{ done: number; total: number } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const check = useMutation({
    mutationFn: async (plan: FilePlan): Promise<Review> => {
      const { signal } = (running.current = new AbortController());
      const read = await readCategoryFile(plan);
      if (read.length === 0) throw new NothingToImport();
      const rows = await bringPictures(backend, read, { signal, onProgress: setPictures });
      const file = { id: mintUuid(), name: plan.file.name.slice(-255), rows };
      return { file, read, result: await tryCategories(data, file), state: 'tried', isRenewed: false };
    },
    onSettled: () => setPictures(null),
    onSuccess: setReview,
  });
  const apply = useMutation({
    mutationFn: async ({ file, read, result }: Review): Promise<Review> => {
      try {
        const written = await importCategories(data, file, result.digest);
        return { file, read, result: written, state: 'written', isRenewed: false };
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'stale_version') throw error;
        return { file, read, result: await tryCategories(data, file), state: 'tried', isRenewed: true };
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
  return { review, check, pictures, apply, clear };
}
