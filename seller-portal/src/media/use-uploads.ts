import { useCallback, useEffect, useRef, useState } from 'react';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';

type UploadState = 'waiting' | 'preparing' | 'sending' | 'checking' | 'failed';

/** State of a file upload. */
export interface Upload {
  id: string;
  file: File;
  state: UploadState;
  /** Share sent, 0 to 1. */
  share: number;
  /** Object URL of a thumbnail, once there is one. */
  preview?: string;
  error?: unknown;
}

/** Callbacks of a running upload, and its abort signal. */
export interface UploadReport {
  signal: AbortSignal;
  onPreview(preview: Blob): void;
  /** 1 means that all is sent and the server is checking. */
  onProgress(share: number): void;
}

interface UploadTask {
  /** Returns the public path. */
  work(file: File, report: UploadReport): Promise<string>;
  /** Receives the path; throws if it is not wanted. */
  onDone(path: string): void;
}

/** Uploads files one after another, to preserve their order; each can be cancelled and retried. */
export function useUploads(task: UploadTask) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const current = useRef(task);
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    current.current = task;
  });

  const change = useCallback((id: string, values: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));
  }, []);

  const forget = useCallback((id: string) => {
    setUploads((all) => all.filter((upload) => upload.id !== id));
  }, []);

  const start = useCallback(
    (id: string, file: File) => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(id, controller);
      const run = async () => {
        if (signal.aborted) return;
        let preview: string | undefined;
        change(id, { state: 'preparing' });
        try {
          const path = await current.current.work(file, {
            signal,
            onPreview: (picture) => change(id, { preview: (preview ??= URL.createObjectURL(picture)) }),
            onProgress: (share) => change(id, { share, state: share < 1 ? 'sending' : 'checking' }),
          });
          signal.throwIfAborted();
          current.current.onDone(path);
          forget(id);
        } catch (error) {
          if (!signal.aborted) change(id, { state: 'failed', error, preview: undefined });
        } finally {
          if (preview) URL.revokeObjectURL(preview);
          running.current.delete(id);
        }
      };
      queue.current = queue.current.then(run);
    },
    [change, forget],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file): Upload => ({ id: mintUuid(), file, state: 'waiting', share: 0 }));
      setUploads((all) => [...all, ...added]);
      for (const { id, file } of added) start(id, file);
    },
    [start],
  );

  /** Replaces failed uploads by the new file, for fields with a single file. */
  const replace = useCallback(
    (files: readonly File[]) => {
      setUploads((all) => all.filter(({ state }) => state !== 'failed'));
      add(files);
    },
    [add],
  );

  const retry = useCallback(
    ({ id, file }: Upload) => {
      change(id, { state: 'waiting', share: 0, error: undefined });
      start(id, file);
    },
    [change, start],
  );

  /** Aborts a running upload, or removes a failed one. */
  const cancel = useCallback(
    ({ id }: Upload) => {
      running.current.get(id)?.abort();
      forget(id);
    },
    [forget],
  );

  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  return { uploads, add, replace, retry, cancel };
}
