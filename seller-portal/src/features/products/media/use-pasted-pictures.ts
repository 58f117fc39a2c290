import { useEffect } from 'react';

/** Receives pictures pasted anywhere on the page; text pasted into a field is left alone. */
export function usePastedPictures(take: (files: File[]) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) =>
        type.startsWith('image/'),
      );
      if (pictures.length === 0) return;
      event.preventDefault();
      take(pictures);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [take]);
}
