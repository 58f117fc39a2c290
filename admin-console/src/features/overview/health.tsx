import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { retryEmails } from '@mawad/supabase/mail/queries';
import { retryJobItem, type MachineHealth, type SetAsideItem } from '@mawad/supabase/site/overview-queries';
import { liveQuery } from '../../live-state.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';

/** Milliseconds after which a waiting mail or idle jobs are reported. */
const longest = { mail: 15 * 60_000, jobs: 5 * 60_000 };

/** State of mail, scheduled jobs and live updates, in words. */
export function Health({ health: { mail, jobs, set_aside }, now }: { health: MachineHealth; now: number }) {
  const { t } = useTranslation('admin-overview');
  const format = useFormat();
  const jobName = useJobName();
  const ageOf = (moment: string | null) => (moment === null ? null : now - new Date(moment).getTime());
  const ago = (moment: string) => format.relativeTime(moment, now);
  const isMailLate = (ageOf(mail.oldest_waiting) ?? 0) > longest.mail;
  const areJobsLate = jobs.last_run === null || ageOf(jobs.last_run)! > longest.jobs;
  return (
    <Box component="section" aria-labelledby="health" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="health" variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('health.title')}
      </Typography>
      <Panel sx={{ display: 'grid', gap: 1.5, padding: 2 }}>
        <Alert severity={isMailLate ? 'warning' : 'success'}>
          <strong>{t(isMailLate ? 'health.mailLate' : 'health.mailFine')}</strong>{' '}
          {mail.sent_at && t('health.sentAt', { age: ago(mail.sent_at) })}{' '}
          {mail.waiting > 0 &&
            t('health.waiting', { count: mail.waiting, number: format.number(mail.waiting) })}
        </Alert>
        {mail.gave_up > 0 && <GaveUp mail={mail} now={now} />}
        <Alert severity={areJobsLate || jobs.failing.length > 0 ? 'warning' : 'success'}>
          <strong>
            {areJobsLate && t('health.jobsLate')}
            {!areJobsLate && t(jobs.failing.length > 0 ? 'health.jobsFailing' : 'health.jobsFine')}
          </strong>{' '}
          {jobs.last_run && t('health.ranAt', { age: ago(jobs.last_run) })}
          {jobs.failing.map(({ name, at }) => (
            <Box key={name}>
              {jobName(name)}, {ago(at)}
            </Box>
          ))}
        </Alert>
        {set_aside.length > 0 && <SetAside items={set_aside} now={now} />}
        <LiveHealth now={now} />
      </Panel>
    </Box>
  );
}

/** Mails whose retries are used up, with a button that retries them. */
function GaveUp({ mail, now }: { mail: MachineHealth['mail']; now: number }) {
  const { t } = useTranslation('admin-overview');
  const format = useFormat();
  const retry = useAction({
    act: (services) => retryEmails(backendOf(services).data),
    reads: ['queues', 'emails'],
    done: () => t('health.mailsRetried'),
    failed: t('health.retryFailed'),
  });
  return (
    <Alert severity="warning">
      <strong>{t('health.gaveUp', { count: mail.gave_up, number: format.number(mail.gave_up) })}</strong>{' '}
      {mail.gave_up_at && t('health.gaveUpAt', { age: format.relativeTime(mail.gave_up_at, now) })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        <ButtonLink color="inherit" size="small" variant="outlined" to="/admin/email?state=gave_up">
          {t('health.showMails')}
        </ButtonLink>
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          loading={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {t('health.retryMails')}
        </Button>
      </Box>
    </Alert>
  );
}

/** Translated name of a job; its database name if it has no translation. */
function useJobName() {
  const { t, i18n } = useTranslation('admin-overview');
  return (job: string) =>
    i18n.exists(`admin-overview:health.jobs.${job}`)
      ? (t as unknown as (key: string) => string)(`health.jobs.${job}`)
      : job;
}

/** Job items that failed three times, each with its error and a retry button. */
function SetAside({ items, now }: { items: SetAsideItem[]; now: number }) {
  const { t } = useTranslation('admin-overview');
  const format = useFormat();
  const jobName = useJobName();
  const retry = useAction({
    act: (services, item: SetAsideItem) => retryJobItem(backendOf(services).data, item),
    reads: ['queues'],
    done: () => t('health.retried'),
    failed: t('health.retryFailed'),
  });
  return (
    <Alert severity="warning">
      <strong>{t('health.setAside')}</strong>
      <Box component="ul" sx={setAsideStyle}>
        {items.map((one) => (
          <li key={`${one.job} ${one.item}`}>
            <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
              {jobName(one.job)}: <bdi dir="ltr">{one.item}</bdi>, {format.relativeTime(one.at, now)}
              <Box dir="ltr" sx={{ fontSize: 'var(--text-12)', textAlign: 'match-parent' }}>
                {one.error}
              </Box>
            </Box>
            <Button
              color="inherit"
              size="small"
              variant="outlined"
              aria-label={t('health.setAsideAria', { job: jobName(one.job), item: one.item })}
              loading={retry.isPending && retry.variables === one}
              disabled={retry.isPending}
              onClick={() => retry.mutate(one)}
            >
              {t('health.retry')}
            </Button>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

const setAsideStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    paddingBlock: 0.75,
  },
} as const;

/** Whether this page joined its Realtime channel, and the time of the last message. */
function LiveHealth({ now }: { now: number }) {
  const { t } = useTranslation('admin-overview');
  const format = useFormat();
  const { data: live } = useQuery(liveQuery);
  return (
    <Alert severity={live?.isListening ? 'success' : 'warning'}>
      <strong>{t(live?.isListening ? 'health.liveFine' : 'health.liveLate')}</strong>{' '}
      {live?.heardAt
        ? t('health.heardAt', {
            age: format.relativeTime(live.heardAt, Math.max(now, Date.parse(live.heardAt))),
          })
        : t('health.heardNothing')}
    </Alert>
  );
}
