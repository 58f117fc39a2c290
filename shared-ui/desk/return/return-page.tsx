import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import type { UseQueryResult } from '@mawad/shared-ui/platform/query.ts';
import { ReturnDue } from './return-due.tsx';
import { ReturnFacts } from './return-facts.tsx';
import type { ReturnHrefs } from './return-hrefs.ts';
import { ReturnLines } from './return-lines.tsx';
import { ReturnMarks } from './return-marks.tsx';
import { ReturnMoney } from './return-money.tsx';
import type { ReturnSource } from './return-source.ts';
import { ReturnStatusTag } from './return-status.tsx';
import { ReturnTimeline } from './return-timeline.tsx';
import type { ReturnView } from './return-view.ts';
import { ReturnSteps } from './steps/return-steps.tsx';

interface ReturnPageProps {
  query: UseQueryResult<ReturnView>;
  isMissing: (error: unknown) => boolean;
  /** Address of the list. */
  list: string;
  hrefs: ReturnHrefs;
  source: ReturnSource;
  /** False while staff view the portal of a company. */
  mayAct?: boolean;
}

/** A return with goods, pictures, timeline, deadlines and the steps that the reader may take. */
export function ReturnPage({ query, isMissing, list, mayAct = true, ...page }: ReturnPageProps) {
  const { t } = useTranslation('return-desk');
  const back = { to: list, label: t('back') };
  if (query.data) return <Content {...page} view={query.data} back={back} mayAct={mayAct} />;
  return (
    <PortalPage title={t('title')} back={back}>
      {query.isError && isMissing(query.error) && (
        <EmptyState title={t('notFound')} text={t('notFoundText')} action={back} />
      )}
      {query.isError && !isMissing(query.error) && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && (
        <PortalColumns side={<Skeleton variant="rounded" height={220} />}>
          <Skeleton variant="rounded" height={320} />
        </PortalColumns>
      )}
    </PortalPage>
  );
}

interface ContentProps extends Pick<ReturnPageProps, 'hrefs' | 'source'> {
  view: ReturnView;
  back: { to: string; label: string };
  mayAct: boolean;
}

function Content({ view, back, hrefs, source, mayAct }: ContentProps) {
  const { t } = useTranslation('return-desk');
  const format = useFormat();
  const [now] = useState(Date.now);
  return (
    <PortalPage
      title={t('one', { number: view.number })}
      subtitle={<time dateTime={view.created_at}>{format.dateTime(view.created_at)}</time>}
      badge={
        <ReturnStatusTag status={view.status} isAppealed={view.appeal !== null} outcome={view.outcome} />
      }
      back={back}
      action={mayAct && <ReturnSteps view={view} source={source} />}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <ReturnDue view={view} now={now} />
        <PortalColumns
          side={
            <>
              <ReturnMarks marks={view.marks} />
              <ReturnFacts view={view} hrefs={hrefs} />
              <ReturnMoney money={view.money} />
            </>
          }
        >
          <ReturnLines lines={view.lines} />
          <ReturnTimeline events={view.events} sign={source.sign} />
        </PortalColumns>
      </Box>
    </PortalPage>
  );
}
