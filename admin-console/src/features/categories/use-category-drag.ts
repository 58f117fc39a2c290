import { type DragEvent, useState } from 'react';
import type { ManagedCategory } from '@mawad/supabase/catalogue/categories-queries';
import { useMoveCategory } from './use-move-category.ts';

type Place = 'into' | 'before';

/** Upper fraction of a row where a drop means "before this row". */
const edge = 0.3;

function placeOf({ currentTarget, clientY }: DragEvent<HTMLElement>): Place {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY - top < height * edge ? 'before' : 'into';
}

/** Drag and drop of categories: onto a row moves below it, onto its upper edge moves before it. */
export function useCategoryDrag() {
  const [held, setHeld] = useState<ManagedCategory | null>(null);
  const [over, setOver] = useState<{ id: number; place: Place } | null>(null);
  const move = useMoveCategory();
  const end = () => {
    setHeld(null);
    setOver(null);
  };
  const takes = (category: ManagedCategory) =>
    held !== null && held.id !== category.id && !category.path.some(({ id }) => id === held.id);

  const rowProps = (category: ManagedCategory) => ({
    draggable: true,
    'data-held': held?.id === category.id || undefined,
    'data-drop': over?.id === category.id ? over.place : undefined,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', category.name_en);
      setHeld(category);
    },
    onDragEnd: end,
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!takes(category)) return;
      event.preventDefault();
      const place = placeOf(event);
      if (over?.id !== category.id || over.place !== place) setOver({ id: category.id, place });
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent<HTMLElement>) => {
      if (!held || !takes(category)) return;
      event.preventDefault();
      const before = placeOf(event) === 'before';
      move.mutate({
        category: held,
        parentId: before ? category.parent_id : category.id,
        beforeId: before ? category.id : undefined,
      });
      end();
    },
  });

  const dropOnFirstLevel = () => {
    if (held) move.mutate({ category: held, parentId: null });
    end();
  };
  return { held, rowProps, dropOnFirstLevel };
}

export type CategoryDrag = ReturnType<typeof useCategoryDrag>;
