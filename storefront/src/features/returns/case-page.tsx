import { useTranslation } from '@mawad/shared-i18n';
import { ReturnStatusTag } from '@mawad/shared-ui/desk/return/return-status.tsx';
import { ReturnTimeline } from '@mawad/shared-ui/desk/return/return-timeline.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { AppError } from '@mawad/supabase/errors';
import type { ReturnCase } from '@mawad/supabase/returns/queries';
import { AccountFrame } from '../../account/account-frame.tsx';
import { ownReturnQuery } from '../../account/return-queries.ts';
import { useReturnUpdates } from '../../account/use-return-updates.ts';
import { CaseActions } from './case-actions.tsx';
import { CaseDeadline } from './case-deadline.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseLines } from './case-lines.tsx';
import { usePictureSource } from './use-picture-source.ts';
import { useNextText } from './use-next-text.ts';

/** A return of the buyer: state, deadline, actions, goods and timeline; refreshed when something changes. */
export function CasePage() {
  const { t } = useTranslation('own-returns');
  const { returnId = '' } = useParams();
  const userId = useStore((state) => state.session.user?.id);
  const { data, error, refetch } = useQuery({
    ...ownReturnQuery(useServices(), userId ?? '', returnId),
    enabled: userId !== undefined,
  });
  useReturnUpdates();
  const isMissing =
    error instanceof AppError && ['return_not_found', 'not_found', 'invalid_input'].includes(error.code);
  return (
    <AccountFrame title={data ? t('number', { number: `\u2066${data.number}\u2069` }) : t('title')}>
      {data ? (
        <CaseView key={data.id} thing={data} />
      ) : isMissing ? (
        <EmptyState
          title={t('notFound')}
          text={t('notFoundHint')}
          action={{ label: t('back'), to: '/returns' }}
        />
      ) : error ? (
        <ErrorState error={error} title={t('list.failed')} onRetry={() => void refetch()} />
      ) : (
        <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={120} />
          <Skeleton variant="rounded" height={240} />
        </Box>
      )}
    </AccountFrame>
  );
}

function CaseView({ thing }: { thing: ReturnCase }) {
  const { t } = useTranslation('own-returns');
  const { sign } = usePictureSource();
  const nextText = useNextText();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel component="section" sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}>
        <div>
          <ReturnStatusTag status={thing.status} isAppealed={thing.appeal !== null} outcome={thing.outcome} />
        </div>
        <Typography role="status">{nextText(thing)}</Typography>
        <CaseDeadline thing={thing} />
        <CaseActions thing={thing} />
      </Panel>
      <CaseLines lines={thing.lines} />
      <CaseFacts thing={thing} />
      <ReturnTimeline events={thing.events} sign={sign} />
      <AppLink to="/returns" sx={{ ...tapArea, justifySelf: 'start' }}>
        {t('back')}
      </AppLink>
    </Box>
  );
}
