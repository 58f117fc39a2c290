import { useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import {
  assignContactMessage,
  type ContactMessageDetail,
  type ContactStatus,
  contactStatuses,
  setContactMessageStatus,
} from '@mawad/supabase/contact/queries';
import { useChangeMessage } from './use-change-message.ts';

/** Assignee and status of a contact message. */
export function MessageHandling({ message }: { message: ContactMessageDetail }) {
  const { t } = useTranslation('admin-contact');
  const ownId = useStore((state) => state.session.user?.id);
  const assign = useChangeMessage(
    (db, assignee: string) => assignContactMessage(db, message, assignee || null),
    t('assigned'),
  );
  const move = useChangeMessage(
    (db, status: ContactStatus) => setContactMessageStatus(db, message, status),
    t('moved'),
  );
  const isOwn = message.assigned_to === ownId;
  return (
    <Panel component="section" aria-label={t('handling')} sx={{ display: 'grid', gap: 2, padding: 2 }}>
      <TextField
        select
        size="small"
        label={t('assignee')}
        value={message.assigned_to ?? ''}
        disabled={assign.isPending}
        onChange={(event) => assign.mutate(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('assignees.nobody')}</option>
        {message.assignees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('status')}
        value={message.status}
        disabled={move.isPending}
        onChange={(event) => {
          const status = contactStatuses.find((one) => one === event.target.value);
          if (status) move.mutate(status);
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {contactStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`statuses.${status}`)}
          </option>
        ))}
      </TextField>
      {!isOwn && ownId && (
        <Box>
          <Button variant="outlined" loading={assign.isPending} onClick={() => assign.mutate(ownId)}>
            {t('takeOn')}
          </Button>
        </Box>
      )}
    </Panel>
  );
}
