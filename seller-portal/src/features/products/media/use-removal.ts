import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { mostPictures } from '@mawad/supabase/uploads/queries';

interface Removal {
  value: string[];
  /** Pictures at the time of the undo, which may be later. */
  latest: RefObject<string[]>;
  change(paths: string[]): void;
  /** Holds the buttons marked `data-remove` and, for an empty list, `data-add`. */
  list: RefObject<HTMLElement | null>;
}

/** Removes a picture and offers undo; the focus moves to the next picture. */
export function useRemoval({ value, latest, change, list }: Removal): (index: number) => void {
  const { t } = useTranslation('seller-portal');
  const showToast = useStore((state) => state.toast.show);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)];
    (next ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    removed.current = null;
  }, [value, list]);
  return (index) => {
    const path = value[index]!;
    change(value.filter((other) => other !== path));
    removed.current = index;
    const undo = () => {
      const now = latest.current;
      if (now.length < mostPictures && !now.includes(path)) change(now.toSpliced(index, 0, path));
    };
    showToast({ title: t('media.removed'), action: { label: t('media.undo'), run: undo } });
  };
}
