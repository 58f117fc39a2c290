import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { usePictureUpload } from '../../use-picture-upload.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { storeReceipt } from '@mawad/supabase/uploads/queries';

interface ReceiptFieldProps {
  companyId: string;
  /** Path of the stored picture. */
  value: string | null;
  onChange: (path: string | null) => void;
}

/** Picture of a receipt, optional; stored at once, and part of the payment when that is recorded. */
export function ReceiptField({ companyId, value, onChange }: ReceiptFieldProps) {
  const { t } = useTranslation('money');
  const messageOf = useErrorMessage();
  const { upload, choose, inputProps } = usePictureUpload(
    (backend, id, files) => storeReceipt(backend, companyId, id, files),
    onChange,
  );
  return (
    <Box role="group" aria-label={t('payment.receipt')} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>{t('payment.receipt')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="outlined" loading={upload.isPending} onClick={choose}>
          {t(value ? 'payment.replaceReceipt' : 'payment.chooseReceipt')}
        </Button>
        {value && !upload.isPending && (
          <Button color="error" onClick={() => onChange(null)}>
            {t('payment.removeReceipt')}
          </Button>
        )}
        <input {...inputProps} aria-label={t('payment.chooseReceipt')} />
        <Box role="status" sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
          {upload.isPending ? t('payment.receiptBusy') : value && t('payment.receiptReady')}
        </Box>
      </Box>
      {upload.error && (
        <Alert severity="error" role="alert">
          <strong>{t('payment.receiptFailed')}</strong>
          <Box>{messageOf(upload.error)}</Box>
        </Alert>
      )}
    </Box>
  );
}
