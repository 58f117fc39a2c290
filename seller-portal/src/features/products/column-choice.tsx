import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Menu } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import type { OwnProduct } from '@mawad/supabase/queries/own-products';

/** Columns that can be hidden. */
const choosable = ['category', 'price', 'stock', 'state', 'health', 'updated'];

const hiddenOf = (list: ListParams) =>
  list
    .filter('hide')
    .split(',')
    .filter((id) => choosable.includes(id));

/** Columns that the address does not hide. */
export function shownColumns(
  columns: PortalColumn<OwnProduct>[],
  list: ListParams,
): PortalColumn<OwnProduct>[] {
  const hidden = hiddenOf(list);
  return columns.filter(({ id }) => !hidden.includes(id));
}

/** Menu that shows and hides columns of the list. */
export function ColumnChoice({ columns, list }: { columns: PortalColumn<OwnProduct>[]; list: ListParams }) {
  const { t } = useTranslation('product-bulk');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hidden = hiddenOf(list);
  const toggle = (id: string) =>
    list.setFilter(
      'hide',
      (hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]).join(','),
    );
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('columns.choose')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { role: 'group', 'aria-label': t('columns.choose') } }}
      >
        {columns
          .filter(({ id }) => choosable.includes(id))
          .map(({ id, header }) => (
            <Box component="li" key={id} sx={{ listStyle: 'none', paddingInline: 2 }}>
              <FormControlLabel
                control={<Checkbox checked={!hidden.includes(id)} onChange={() => toggle(id)} />}
                label={header}
              />
            </Box>
          ))}
      </Menu>
    </>
  );
}
