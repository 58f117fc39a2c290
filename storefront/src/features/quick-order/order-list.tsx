import { memo, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ListPages } from '@mawad/shared-ui/kit/list/list-pages.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { LineRow } from './line-row.tsx';
import type { JudgedLine } from './judge-lines.ts';
import type { OrderChanges } from './use-quick-order.ts';

const pageSize = 50;

interface OrderListProps {
  judged: JudgedLine[];
  changes: OrderChanges;
}

/** The lines, page by page; on request only those that need a decision. Typing in the field above does not draw them again. */
export const OrderList = memo(function OrderList({ judged, changes }: OrderListProps) {
  const { t } = useTranslation(['lists', 'common']);
  const format = useFormat();
  const showToast = useStore((state) => state.toast.show);
  const [chosenPage, setPage] = useState(0);
  const [isFiltered, setFiltered] = useState(false);
  const lines = judged.map(({ line }) => line);
  const numbered = judged.map((one, index) => ({ ...one, place: index + 1 }));
  const open = numbered.filter(({ result }) => result.state !== 'ready' && result.state !== 'checking');
  const listed = isFiltered && open.length > 0 ? open : numbered;
  const page = Math.min(chosenPage, Math.max(0, Math.ceil(listed.length / pageSize) - 1));
  const undo = { label: t('common:actions.undo'), run: () => changes.replace(lines) };

  return (
    <Box component="section" aria-labelledby="quick-order-lines" sx={{ minInlineSize: 0 }}>
      <Box sx={headStyle}>
        <Typography id="quick-order-lines" variant="h3" component="h2">
          {t('quick.count', { count: lines.length, number: format.number(lines.length) })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {open.length > 0 && (
            <FormControlLabel
              label={t('quick.onlyOpen', { count: open.length, number: format.number(open.length) })}
              control={
                <Checkbox
                  checked={isFiltered}
                  onChange={(event) => {
                    setFiltered(event.target.checked);
                    setPage(0);
                  }}
                />
              }
            />
          )}
          <Button
            color="inherit"
            onClick={() => {
              changes.replace([]);
              showToast({ title: t('quick.cleared'), action: undo });
            }}
            sx={{ minBlockSize: 44 }}
          >
            {t('quick.clear')}
          </Button>
        </Box>
      </Box>
      <Box
        component="ol"
        aria-labelledby="quick-order-lines"
        sx={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {listed.slice(page * pageSize, (page + 1) * pageSize).map((one) => (
          <LineRow
            key={one.line.key}
            judged={one}
            place={one.place}
            onChange={(values) => changes.change(one.line.key, values)}
            onRemove={() => {
              changes.replace(lines.filter((line) => line !== one.line));
              showToast({
                title: t('quick.line.removed', { code: `\u2068${one.line.code}\u2069` }),
                action: undo,
              });
            }}
          />
        ))}
      </Box>
      <ListPages
        page={page}
        size={pageSize}
        count={listed.length}
        rangeText={(range) => t('quick.range', range)}
        onPage={setPage}
      />
    </Box>
  );
});

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;
