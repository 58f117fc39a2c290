import { useId } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { FormControlLabel, Switch } from '@mawad/shared-ui/kit/mui-forms.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { queryKey } from '@mawad/supabase/query-keys';
import type { NotificationView } from './notification-source.ts';

type Kind = NotificationView['kind'];

interface MailChoicesProps<Refusable extends Kind> {
  /** Kinds of notification whose mails can be turned off. */
  kinds: readonly Refusable[];
  /** Loads the kinds that the person turned off. */
  load: () => Promise<readonly Kind[]>;
  refuse: (kind: Refusable, refuse: boolean) => Promise<void>;
}

/**
 * Switches for the mails of each notification kind; a change is saved immediately. Needs the messages
 * `notifications`.
 */
export function MailChoices<Refusable extends Kind>({ kinds, load, refuse }: MailChoicesProps<Refusable>) {
  const { t } = useTranslation('notifications');
  const id = useId();
  const choices = queryOptions({ queryKey: queryKey('notifications', 'choices'), queryFn: load });
  const { data } = useQuery(choices);
  const change = useAction({
    act: (_services, { kind, wanted }: { kind: Refusable; wanted: boolean }) => refuse(kind, !wanted),
    reads: [choices.queryKey],
    failed: t('choiceFailed'),
  });
  const wanted = (kind: Refusable) =>
    change.isPending && change.variables.kind === kind ? change.variables.wanted : !data?.includes(kind);
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: 2, marginBlockStart: 3 }}>
      <Typography id={id} variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 0.5 }}>
        {t('mailTitle')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('mailText')}
      </Typography>
      {data ? (
        <Box sx={{ display: 'grid', justifyItems: 'start', marginBlockStart: 1 }}>
          {kinds.map((kind) => (
            <FormControlLabel
              key={kind}
              sx={{ minBlockSize: 44 }}
              label={t(`choices.${kind as 'order_received'}`)}
              control={
                <Switch
                  checked={wanted(kind)}
                  disabled={change.isPending}
                  onChange={(event) => change.mutate({ kind, wanted: event.target.checked })}
                />
              }
            />
          ))}
        </Box>
      ) : (
        <Skeleton variant="rounded" height={96} sx={{ marginBlockStart: 1 }} />
      )}
    </Panel>
  );
}
