import { useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { Buying, PurchaseReason } from '@mawad/supabase/buying/queries';

interface ApprovalNoticeProps {
  /** Null: the person buys for no company. */
  buying: Buying | null;
  /** Limits that the order exceeds. */
  reasons: PurchaseReason[];
  note: string;
  setNote: (note: string) => void;
}

/** Says before ordering that an order needs approval, by whom and why. */
export function ApprovalNotice({ buying, reasons, note, setNote }: ApprovalNoticeProps) {
  const { t } = useTranslation(['buying', 'common']);
  if (!buying || reasons.length === 0) return null;
  const comma = `${t('common:listComma')} `;
  const why = reasons.map((reason) => t(`buying:reasons.${reason}`)).join(comma);
  if (buying.approvers.length === 0)
    return <Alert severity="error">{t('buying:checkout.noApprover', { reasons: why })}</Alert>;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ '& .MuiAlert-message': { flex: 1, display: 'grid', gap: 1 } }}
    >
      <strong>
        {t('buying:checkout.approval', { approvers: buying.approvers.join(comma), reasons: why })}
      </strong>
      <Box>{t('buying:checkout.approvalText')}</Box>
      <TextInput
        size="small"
        label={t('buying:checkout.note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
      />
    </Alert>
  );
}
