import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Pagination } from '@mawad/shared-ui/platform/link/pagination.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { PortalChoice } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalTable } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import type { CategoryOutcome } from '@mawad/supabase/catalogue/category-import-queries';
import { refusedRowsSheet } from './refused-rows-sheet.ts';
import { useReviewColumns } from './review-columns.tsx';
import type { Review } from './use-category-import.ts';

const pageSize = 20;

/** Outcomes in display order: those that need attention first. */
const outcomes: readonly CategoryOutcome[] = ['refused', 'change', 'create', 'unchanged'];

/** Labels after writing. */
const written = { create: 'created', change: 'changed', refused: 'refused', unchanged: 'unchanged' } as const;

export function ReviewRows({ review: { result, read, state } }: { review: Review }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const list = useListParams();
  const there = outcomes.filter((outcome) => (result.counts[outcome] ?? 0) > 0);
  const outcome = there.find((name) => name === list.filter('rows')) ?? there[0] ?? 'unchanged';
  const columns = useReviewColumns(outcome);
  const rows = result.rows.filter((row) => row.outcome === outcome);
  const pages = Math.max(Math.ceil(rows.length / pageSize), 1);
  const page = Math.min(list.page, pages);
  const nameOf = (name: CategoryOutcome) => t(`outcome.${state === 'written' ? written[name] : name}`);
  return (
    <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('rows.title')}
      </Typography>
      <Box sx={{ justifySelf: 'start', maxInlineSize: '100%' }}>
        <PortalChoice
          label={t('rows.tabs')}
          value={outcome}
          options={there.map((name) => ({
            value: name,
            label: t('rows.tab', { outcome: nameOf(name), number: format.number(result.counts[name] ?? 0) }),
          }))}
          onChoose={(name) => list.setFilter('rows', name)}
        />
      </Box>
      {outcome === 'refused' && <RefusedButton result={result} read={read} />}
      <Panel sx={{ overflow: 'hidden' }}>
        <PortalTable
          label={t('rows.title')}
          columns={columns}
          rows={rows.slice((page - 1) * pageSize, page * pageSize)}
          rowKey={({ row }) => row}
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            padding: 1.5,
            borderBlockStart: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2" color="textSecondary" role="status">
            {t('rows.count', { count: rows.length, number: format.number(rows.length) })}
          </Typography>
          <Pagination page={page} pageCount={pages} hrefOf={list.hrefOfPage} />
        </Box>
      </Panel>
    </Box>
  );
}

function RefusedButton({ result, read }: Pick<Review, 'result' | 'read'>) {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const saving = useSaveSheet(t('rows.fileName'), async () =>
    refusedRowsSheet(read, result.rows, language, t),
  );
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiDownload} />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
      sx={{ justifySelf: 'start' }}
    >
      {t('rows.download')}
    </Button>
  );
}
