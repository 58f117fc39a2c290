import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiChevronLeft, mdiChevronRight } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { monthAfter, monthNow, readMonth } from './calendar-month.ts';
import { DealAgenda } from './deal-agenda.tsx';
import { DealGrid } from './deal-grid.tsx';
import { dealCalendarQuery } from './deal-queries.ts';

export function DealCalendarPage() {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  const list = useListParams();
  const month = readMonth(list.filter('month'));
  const query = useQuery(dealCalendarQuery(useServices(), month));
  const go = (change: number) => list.setFilter('month', monthAfter(month, change));
  return (
    <PortalPage
      title={t('calendar.title')}
      subtitle={t('calendar.lead')}
      back={{ to: '/admin/deals', label: t('title') }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 2 }}>
        <IconButton aria-label={t('calendar.previous')} onClick={() => go(-1)}>
          <Icon path={mdiChevronLeft} mirrored />
        </IconButton>
        <Typography
          component="h2"
          aria-live="polite"
          sx={{ fontSize: 'var(--text-20)', fontWeight: 600, minInlineSize: '8em', textAlign: 'center' }}
        >
          {format.month(`${month}-01T12:00:00Z`)}
        </Typography>
        <IconButton aria-label={t('calendar.next')} onClick={() => go(1)}>
          <Icon path={mdiChevronRight} mirrored />
        </IconButton>
        {month !== monthNow() && (
          <Button onClick={() => list.setFilter('month', '')}>{t('calendar.today')}</Button>
        )}
      </Box>
      {query.isPending && <Skeleton variant="rounded" height={480} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && (
        <>
          {query.data.length === 0 && (
            <Typography sx={{ marginBlockEnd: 2 }}>{t('calendar.none')}</Typography>
          )}
          <DealGrid month={month} days={query.data} onMonth={go} />
          <DealAgenda days={query.data} />
        </>
      )}
    </PortalPage>
  );
}
