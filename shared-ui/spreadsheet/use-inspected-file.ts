import { useEffect, useRef, useState } from 'react';
import { inspectFile, type InspectedFile } from './inspect-file.ts';
import type { SheetLimits } from './limits.ts';

type Reading =
  | { state: 'idle' }
  | { state: 'reading'; name: string; rows: number }
  | { state: 'empty'; name: string }
  | { state: 'failed'; name: string; error: unknown };

export interface FileReading {
  reading: Reading;
  /** Result once the file has been read completely. */
  inspected: InspectedFile | null;
  read: (file: File, sheet?: string) => Promise<void>;
  stop: () => void;
  clear: () => void;
}

/** Reads a chosen file with progress; aborted on unmount. */
export function useInspectedFile(limits: SheetLimits): FileReading {
  const [reading, setReading] = useState<Reading>({ state: 'idle' });
  const [inspected, setInspected] = useState<InspectedFile | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function read(file: File, sheet?: string) {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    const { signal } = current;
    const { name } = file;
    setReading({ state: 'reading', name, rows: 0 });
    try {
      const onProgress = (rows: number) => setReading({ state: 'reading', name, rows });
      const found = await inspectFile(file, { limits, sheet, signal, onProgress });
      if (signal.aborted) return;
      // A sheet chosen among several may be empty; the choice remains possible.
      const isEmpty = found.rows === 0 && sheet === undefined;
      setReading(isEmpty ? { state: 'empty', name } : { state: 'idle' });
      setInspected(isEmpty ? null : found);
    } catch (error) {
      if (signal.aborted) return;
      setInspected(null);
      setReading({ state: 'failed', name, error });
    }
  }
  function stop() {
    controller.current?.abort();
    setReading({ state: 'idle' });
  }
  function clear() {
    stop();
    setInspected(null);
  }
  return { reading, inspected, read, stop, clear };
}
