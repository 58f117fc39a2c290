import { useState } from 'react';
import { browserStorage, storedValue } from '@mawad/shared-ui/platform/store/storage.ts';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';

export interface ShownColumns<Row> {
  all: PortalColumn<Row>[];
  /** Columns without the hidden ones. */
  shown: PortalColumn<Row>[];
  /** Columns that can be hidden: neither the name of the row nor its buttons. */
  choosable: PortalColumn<Row>[];
  hidden: string[];
  toggle: (id: string) => void;
}

/** The parameter that hides no column, which differs from an address without a choice. */
const none = 'none';
const asText = { encode: (text: string) => text, decode: (text: string) => text };

/**
 * Columns of a list with the reader's choice: that of the address, so that saved views contain it, else the last
 * one on this device. `name` identifies the list.
 */
export function useShownColumns<Row>(
  all: PortalColumn<Row>[],
  list: ListParams,
  name: string,
): ShownColumns<Row> {
  const [choice] = useState(() => storedValue(browserStorage(), `columns:${name}`, asText, ''));
  const [remembered] = useState(() => choice.read());
  const choosable = all.filter((column) => !column.lead && !column.silentHeader);
  const hidden = (list.filter('hide') || remembered)
    .split(',')
    .filter((id) => choosable.some((column) => column.id === id));
  return {
    all,
    shown: all.filter(({ id }) => !hidden.includes(id)),
    choosable,
    hidden,
    toggle: (id) => {
      const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
      const hide = next.join(',') || none;
      choice.write(hide);
      list.setFilter('hide', hide);
    },
  };
}
