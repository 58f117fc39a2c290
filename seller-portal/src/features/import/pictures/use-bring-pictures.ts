import { useEffect, useRef, useState } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { backendOf, type Backend } from '@mawad/supabase/client';
import { retryImportPictures, steerImport, type ImportProgress } from '@mawad/supabase/imports/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { bringAddresses, bringFiles, type BringOptions } from './bring-pictures.ts';

export interface Bringing {
  /** Null while no upload is running. */
  progress: { done: number; total: number } | null;
  error: unknown;
  /** Number of files of the last drop that no row names. */
  unnamed: number;
  fromAddresses(): void;
  fromFiles(files: readonly File[]): void;
  /** Retries failed pictures. */
  retry(): void;
  stop(): void;
}

/** Uploads an import's pictures with progress, then has its rows checked again; stops when the page is left. */
export function useBringPictures(one: ImportProgress): Bringing {
  const backend = backendOf(useServices());
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Bringing['progress']>(null);
  const [error, setError] = useState<unknown>(null);
  const [unnamed, setUnnamed] = useState(0);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (total: number, work: (backend: Backend, options: BringOptions) => Promise<unknown>) => {
    const controller = new AbortController();
    running.current = controller;
    let doneCount = 0;
    setError(null);
    setUnnamed(0);
    setProgress({ done: 0, total });
    try {
      await work(backend, {
        signal: controller.signal,
        onProgress: (done) => setProgress({ done: (doneCount = done), total }),
      });
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    }
    try {
      if (doneCount > 0) await steerImport(backend.data, one.id, 'check');
    } catch (failure) {
      setError(failure);
    }
    await queryClient.invalidateQueries({ queryKey: everyQuery('imports') });
    setProgress(null);
  };

  const { addresses, files, failed } = one.pictures;
  return {
    progress,
    error,
    unnamed,
    fromAddresses: () => void run(addresses, (at, options) => bringAddresses(at, one, options)),
    fromFiles: (chosen) =>
      void run(files, async (at, options) => setUnnamed(await bringFiles(at, one, chosen, options))),
    retry: () =>
      void run(addresses + failed, async (at, options) => {
        await retryImportPictures(at.data, one.id);
        await bringAddresses(at, one, options);
      }),
    stop: () => running.current?.abort(),
  };
}
