import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';

export type FileExport<Progress> =
  | { step: 'idle' }
  | { step: 'running'; progress: Progress | null }
  | { step: 'stopped' }
  | { step: 'failed'; error: unknown }
  | { step: 'done'; rows: number; unread: number; leftOut: string[]; save: () => void };

interface WrittenFile {
  file: Blob;
  rows: number;
  /** Rows that changed their place or left the list while the file was written. */
  unread?: number;
  /** Headings of columns that did not fit. */
  leftOut?: string[];
}

interface ExportTools<Progress> {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Writes and saves a long file; one at a time, can be stopped, and is aborted on unmount. */
export function useFileExport<Progress>(onFailure?: (error: unknown) => void) {
  const [state, setState] = useState<FileExport<Progress>>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(fileName: string, write: (tools: ExportTools<Progress>) => Promise<WrittenFile>) {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setState({ step: 'running', progress: null });
    try {
      const onProgress = (progress: Progress) => !signal.aborted && setState({ step: 'running', progress });
      const { file, rows, unread = 0, leftOut = [] } = await write({ onProgress, signal });
      signal.throwIfAborted();
      const save = () => saveFile(fileName, file);
      save();
      setState({ step: 'done', rows, unread, leftOut, save });
    } catch (error) {
      if (signal.aborted) return setState({ step: 'stopped' });
      setState({ step: 'failed', error });
      onFailure?.(error);
    }
  }

  return {
    state,
    start,
    stop: () => running.current?.abort(),
    dismiss: () => setState({ step: 'idle' }),
  };
}
