import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { UnloadedPage } from '@mawad/shared-ui/desk/frame/unloaded-page.tsx';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { QueryDomain } from '@mawad/supabase/query-keys';
import { ReturnDue } from './return-due.tsx';
import { ReturnFacts } from './return-facts.tsx';
import type { ReturnHrefs } from './return-hrefs.ts';
import { ReturnLines } from './return-lines.tsx';
import { ReturnMarks } from './return-marks.tsx';
import { ReturnMoney } from './return-money.tsx';
import { returnQuery } from './return-queries.ts';
import { type ReturnSource, useReturnSource } from './return-source.ts';
import { ReturnStatusTag } from './return-status.tsx';
import { ReturnTimeline } from './return-timeline.tsx';
import type { ReturnView } from './return-view.ts';
import { ReturnSteps } from './steps/return-steps.tsx';

interface ReturnPageProps {
  hrefs: ReturnHrefs;
  /** Queries that a step makes stale, always the same array. */
  changed: readonly QueryDomain[];
  /** False while staff view the portal of a company. */
  mayAct?: boolean;
}

/** A return with goods, pictures, timeline, deadlines and the steps that the reader may take. */
export function ReturnPage({ hrefs, changed, mayAct = true }: ReturnPageProps) {
  const { t } = useTranslation('return-desk');
  const { returnId = '' } = useParams();
  const query = useQuery(returnQuery(useServices(), returnId));
  const source = useReturnSource(changed);
  const back = { to: hrefs.list, label: t('back') };
  if (query.data)
    return <Content view={query.data} back={back} hrefs={hrefs} source={source} mayAct={mayAct} />;
  const missing = { title: t('notFound'), text: t('notFoundText') };
  return <UnloadedPage title={t('title')} back={back} query={query} missing={missing} />;
}

interface ContentProps {
  view: ReturnView;
  back: { to: string; label: string };
  hrefs: ReturnHrefs;
  source: ReturnSource;
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
