import { type ChangeEvent, useRef } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { encodePicture } from '@mawad/shared-ui/kit/pictures/encode-picture.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { backendOf } from '@mawad/supabase/client';
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
  const services = useServices();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (file: File) =>
      storeReceipt(backendOf(services), companyId, mintUuid(), { files: await encodePicture(file) }),
    onSuccess: onChange,
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) upload.mutate(file);
    // Resets the input, because choosing the same file again would not trigger a change event.
    target.value = '';
  };
  return (
    <Box role="group" aria-label={t('payment.receipt')} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>{t('payment.receipt')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="outlined" loading={upload.isPending} onClick={() => input.current?.click()}>
          {t(value ? 'payment.replaceReceipt' : 'payment.chooseReceipt')}
        </Button>
        {value && !upload.isPending && (
          <Button color="error" onClick={() => onChange(null)}>
            {t('payment.removeReceipt')}
          </Button>
        )}
        <input
          ref={input}
          hidden
          type="file"
          accept="image/*"
          aria-label={t('payment.chooseReceipt')}
          onChange={choose}
        />
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
