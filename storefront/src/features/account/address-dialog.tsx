import { useTranslation } from '@mawad/shared-i18n';
import type { Theme } from '@mawad/shared-ui/kit/mui.ts';
import { Dialog, DialogTitle, useMediaQuery } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import type { Address } from '@mawad/supabase/people/account-queries';
import { AddressForm } from './address-form.tsx';

/** Form for a new or saved address; opened by the `edit` parameter of the URL. */
export function AddressDialog({ addresses }: { addresses: Address[] }) {
  const { t } = useTranslation('account');
  const [params, setParams] = useSearchParams();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const requested = params.get('edit');
  const existing = addresses.find(({ id }) => String(id) === requested);
  const open = requested === 'new' || existing !== undefined;
  const close = () => setParams({}, { replace: true, preventScrollReset: true });
  return (
    <Dialog
      open={open}
      onClose={close}
      fullScreen={isSmall}
      fullWidth
      maxWidth="sm"
      aria-labelledby="address-dialog-title"
    >
      <DialogTitle id="address-dialog-title">
        {existing ? t('addresses.editTitle') : t('addresses.addTitle')}
      </DialogTitle>
      <AddressForm key={requested} address={existing} onDone={close} />
    </Dialog>
  );
}
