import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Menu } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import type { PortalColumn, TableSort } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import type { ShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';

interface ColumnChoiceProps<Row> {
  columns: ShownColumns<Row>;
  /** Present if the list can be sorted; the menu sorts it on screens that show cards instead of a table. */
  sort?: TableSort;
}

/** Menu that shows and hides columns of a list, and sorts the list where it has no table header. */
export function ColumnChoice<Row>({ columns, sort }: ColumnChoiceProps<Row>) {
  const { t } = useTranslation('portal-list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        {sort && (
          <Box component="li" sx={{ display: { md: 'none' }, listStyle: 'none', padding: 2 }}>
            <PortalSelect
              label={t('columns.sort')}
              value={sort.value}
              options={columns.all.flatMap(sortOptions)}
              onChoose={sort.choose}
            />
          </Box>
        )}
        {columns.choosable.map(({ id, header }) => (
          <Box component="li" key={id} sx={{ listStyle: 'none', paddingInline: 2 }}>
            <FormControlLabel
              control={
                <Checkbox checked={!columns.hidden.includes(id)} onChange={() => columns.toggle(id)} />
              }
              label={header}
            />
          </Box>
        ))}
      </Menu>
    </>
  );
}

function sortOptions<Row>({ sort, header }: PortalColumn<Row>) {
  if (!sort) return [];
  return [
    { value: sort.up, label: `${header} ↑` },
    { value: sort.down, label: `${header} ↓` },
  ];
}
