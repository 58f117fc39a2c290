import { useEffect, useRef, useState } from 'react';
import { useServices } from '@mawad/shared-ui/contract';
import { useMutation } from '@mawad/shared-ui/query';
import { mintUuid } from '@mawad/shared-ui/uuid';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import {
  type CategoryFile,
  type CategoryFileRow,
  type CategoryImportResult,
  importCategories,
  tryCategories,
} from '@mawad/supabase/queries/category-import';
import { everyQuery } from '@mawad/supabase/query-keys';
import { bringPictures } from './bring-pictures.ts';
import { type FilePlan, readCategoryFile } from './read-category-file.ts';

/** A file as it was sent, and what becomes of its rows. */
export interface Review {
  file: CategoryFile;
  /** As the file's cells say it: pictures by their address. */
  read: CategoryFileRow[];
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
