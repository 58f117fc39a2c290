import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { PortalChoice } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalTable } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { type ListParams, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { pageDays, type PageFigureFilter } from '@mawad/supabase/site/page-insight-queries';
import { visitDevices } from '@mawad/supabase/site/visits-queries';
import { pageFiguresQuery } from './overview-queries.ts';
import { usePageColumns } from './page-columns.tsx';
import { PageErrors } from './page-errors.tsx';

const languages = ['en', 'ar'] as const;

function readFilter(list: ListParams): PageFigureFilter {
  return {
    days: pageDays.find((days) => String(days) === list.filter('days')) ?? 7,
    device: visitDevices.find((device) => device === list.filter('device')),
    language: languages.find((language) => language === list.filter('language')),
  };
}

/** Web vitals of the shop's pages and errors of today. */
export function Pages() {
  const { t } = useTranslation('admin-overview');
  const list = useListParams();
  const filter = readFilter(list);
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery(
    pageFiguresQuery(useServices(), filter),
  );
  const columns = usePageColumns();
  return (
    <Box component="section" aria-labelledby="pages" sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
      <Box>
        <Typography id="pages" variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
          {t('pages.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('pages.text')}
        </Typography>
      </Box>
      <PageFilters list={list} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data?.pages.length === 0 && (
        <Panel sx={{ padding: 2 }}>
          <Typography variant="body2">{t('pages.empty')}</Typography>
        </Panel>
      )}
      {data && data.pages.length > 0 && (
        <PortalTable
          label={t('pages.title')}
          columns={columns}
          rows={data.pages}
          rowKey={({ page }) => page}
          stale={isPlaceholderData}
        />
      )}
      {data && <PageErrors figures={data} now={dataUpdatedAt} />}
    </Box>
  );
}

function PageFilters({ list }: { list: ListParams }) {
  const { t } = useTranslation('admin-overview');
  const { days, device, language } = readFilter(list);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <PortalChoice
        label={t('pages.range')}
        value={String(days)}
        options={pageDays.map((value) => ({ value: String(value), label: t(`pages.days.${value}`) }))}
        onChoose={(value) => list.setFilter('days', value === '7' ? '' : value)}
      />
      <PortalChoice
        label={t('pages.device')}
        value={device ?? ''}
        options={[
          { value: '', label: t('pages.devices.all') },
          ...visitDevices.map((value) => ({ value, label: t(`pages.devices.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('device', value)}
      />
      <PortalChoice
        label={t('pages.language')}
        value={language ?? ''}
        options={[
          { value: '', label: t('pages.languages.all') },
          ...languages.map((value) => ({ value, label: t(`pages.languages.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('language', value)}
      />
    </Box>
  );
}
