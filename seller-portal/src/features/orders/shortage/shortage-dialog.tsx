import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { OrderDetail } from '@mawad/supabase/orders/queries';
import { type LineDraft, problemOf, startDraft, toShortages } from './shortage-draft.ts';
import { ShortageLine } from './shortage-line.tsx';
import { useReportShortage } from './use-report-shortage.ts';

interface ShortageDialogProps {
  order: OrderDetail;
  /** Called if nothing can be delivered, to cancel the order instead. */
  onCallOff: () => void;
  onClose: () => void;
}

const reasonLimit = 500;

/** Asks for the deliverable quantity of each line and the reason of the shortage. */
export function ShortageDialog({ order, onCallOff, onClose }: ShortageDialogProps) {
  const { t } = useTranslation('desk');
  // Lines as of the opening; the database refuses the report if the order changed since.
  const [drafts, setDrafts] = useState(() => startDraft(order.lines));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { decide, busy, problem: failure } = useReportShortage(order, onClose);
  const problem = problemOf(drafts);
  const change = (lineId: number, part: Partial<LineDraft>) =>
    setDrafts((all) => all.map((one) => (one.line.id === lineId ? { ...one, ...part } : one)));

  function submit() {
    setTried(true);
    if (problem === null && reason.trim()) decide({ lines: toShortages(drafts), reason: reason.trim() });
  }

  return (
    <FormDialog
      wide
      title={t('shortage.title', { number: order.number })}
      submitLabel={t('shortage.confirm')}
      busy={busy}
      disabled={problem === 'all'}
      failure={!busy && failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2">{t('shortage.text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {drafts.map((draft) => (
          <ShortageLine
            key={draft.line.id}
            draft={draft}
            tried={tried}
            onChange={(part) => change(draft.line.id, part)}
          />
        ))}
      </Box>
      <TextInput
        label={t('reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={tried && !reason.trim() ? t('reasonMissing') : undefined}
        required
        multiline
        minRows={2}
        maxRows={6}
        slotProps={{ htmlInput: { maxLength: reasonLimit, dir: 'auto' } }}
      />
      {tried && problem === 'nothing' && <Alert severity="info">{t('shortage.nothing')}</Alert>}
      {problem === 'all' && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={onCallOff}>
              {t('callOff.verb')}
            </Button>
          }
        >
          {t('shortage.all')}
        </Alert>
      )}
    </FormDialog>
  );
}
