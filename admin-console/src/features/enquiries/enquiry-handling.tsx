import { useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import {
  assignEnquiry,
  type Enquiry,
  type EnquiryKind,
  enquiryStatuses,
  setEnquiryStatus,
} from '@mawad/supabase/queries/enquiries';
import { useChangeEnquiry } from './use-change-enquiry.ts';

/** Assignee and status of an enquiry. */
export function EnquiryHandling({ kind, enquiry }: { kind: EnquiryKind; enquiry: Enquiry }) {
  const { t } = useTranslation(['enquiries', 'common']);
  const ownId = useStore((state) => state.session.user?.id);
  const assign = useChangeEnquiry(
    (db, assignee: string) => assignEnquiry(db, kind, enquiry, assignee || null),
    () => t('assigned'),
  );
  const move = useChangeEnquiry(
    (db, status: Enquiry['status']) => setEnquiryStatus(db, kind, enquiry, status),
    () => t('moved'),
  );
  const isOwn = enquiry.assigned_to === ownId;
  return (
    <Panel component="section" aria-label={t('handling')} sx={{ display: 'grid', gap: 2, padding: 2 }}>
      <TextField
        select
        size="small"
        label={t('assignee')}
        value={enquiry.assigned_to ?? ''}
        disabled={assign.isPending}
        onChange={(event) => assign.mutate(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('assignees.nobody')}</option>
        {enquiry.assignees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('status')}
        value={enquiry.status}
        disabled={move.isPending}
        onChange={(event) => {
          const status = enquiryStatuses.find((one) => one === event.target.value);
          if (status) move.mutate(status);
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {enquiryStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`common:quoteStatus.${status}`)}
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
