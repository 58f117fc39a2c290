import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import type { RowId, Selection } from '@mawad/shared-ui/desk/list/use-selection.ts';

interface SelectionBarProps<Row extends { id: RowId }> {
  selection: Selection<Row>;
  /** The rows of the current page, which one button selects. */
  page: Row[];
  /**
   * Present if all rows of the list can be selected, including other pages; `selection` then contains the
   * excluded rows.
   */
  all?: { isChosen: boolean; count: number; isEstimate?: boolean; choose: () => void; clear: () => void };
  /** Saved views and other controls of the list, shown while nothing is selected. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Bar with the number of selected rows and their actions; sticky while the list scrolls. */
export function SelectionBar<Row extends { id: RowId }>(props: SelectionBarProps<Row>) {
  const { selection, page, all, tools, children } = props;
  const { t } = useTranslation('portal-list');
  const format = useFormat();
  const marked = selection.rows.length;
  const isAll = all?.isChosen ?? false;
  const count = isAll ? Math.max(0, all!.count - marked) : marked;
  const isWhole = page.length > 0 && page.every(({ id }) => selection.has(id));
  return (
    <Box role="group" aria-label={t('selection.label')} sx={count > 0 ? [barStyle, stickyStyle] : barStyle}>
      {/* Hidden rather than removed, so that an open dialog of a tool stays. Saved views bring the margin of a line of
          their own. */}
      {tools && <Box sx={{ display: count > 0 ? 'none' : 'block', marginBlockEnd: -1 }}>{tools}</Box>}
      {!isAll && (
        <Button size="small" disabled={page.length === 0} onClick={() => selection.set(page, !isWhole)}>
          {isWhole ? t('selection.deselectPage') : t('selection.selectPage')}
        </Button>
      )}
      {all && !isAll && page.length > 0 && (
        <Button size="small" onClick={all.choose}>
          {t(all.isEstimate ? 'selection.allMany' : 'selection.all', {
            count: all.count,
            number: format.number(all.count),
          })}
        </Button>
      )}
      {count > 0 && (
        <>
          <Box component="strong" role="status" sx={{ fontSize: 'var(--text-14)' }}>
            {t('selection.count', { count, number: format.number(count) })}
          </Box>
          {children}
          <Button size="small" color="inherit" onClick={all?.clear ?? selection.clear}>
            {t('selection.clear')}
          </Button>
        </>
      )}
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  marginBlockEnd: 1,
} as const;

const stickyStyle = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  padding: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const;
