import { useTranslation } from '@mawad/shared-i18n';
import type { Theme } from '@mawad/shared-ui/mui';
import { Dialog, DialogTitle, useMediaQuery } from '@mawad/shared-ui/mui-overlays';
import { useSearchParams } from '@mawad/shared-ui/router';
import type { Address } from '@mawad/supabase/queries/account';
import { AddressForm } from './address-form.tsx';

/** The form of a new or a kept address, open as the address bar says. */
export function AddressDialog({ addresses }: { addresses: Address[] }) {
  const { t } = useTranslation('account');
  const [params, setParams] = useSearchParams();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const asked = params.get('edit');
  const known = addresses.find(({ id }) => String(id) === asked);
  const open = asked === 'new' || known !== undefined;
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
        {known ? t('addresses.editTitle') : t('addresses.addTitle')}
      </DialogTitle>
      <AddressForm key={asked} address={known} onDone={close} />
    </Dialog>
  );
}
