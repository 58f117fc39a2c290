import { useMemo } from 'react';
import {
  Accessibility,
  type defaultPreset,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
} from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';
import { useFormat, useTranslation } from '@mawad/shared-i18n';

type Plugins = typeof defaultPreset.plugins;
type OrderEvent = DragStartEvent | DragOverEvent | DragEndEvent;

/** Current position of the dragged picture, from 1. */
function placeOf({ operation: { source } }: OrderEvent): number {
  return isSortable(source) ? source.index + 1 : 0;
}

/**
 * Plugins of the drag library with messages in the reader's language. Memoized, because uploads render the list while a
 * picture is dragged.
 */
export function useOrderPlugins() {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  return useMemo(() => {
    const place = (event: OrderEvent) => ({ number: format.number(placeOf(event)) });
    const speaking = Accessibility.configure({
      screenReaderInstructions: { draggable: t('media.orderHelp') },
      announcements: {
        dragstart: (event: DragStartEvent) => t('media.lifted', place(event)),
        dragover: (event: DragOverEvent) => t('media.moved', place(event)),
        dragend: (event: DragEndEvent) =>
          event.canceled ? t('media.putBack') : t('media.placed', place(event)),
      },
    });
    return (defaults: Plugins): Plugins => [
      ...defaults.filter((plugin) => plugin !== Accessibility),
      speaking,
    ];
  }, [t, format]);
}
