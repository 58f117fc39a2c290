import { useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { eraseAccount } from '@mawad/supabase/people/account-queries';

/** Deletes the account after its email address was typed. The guard of the page then redirects to the home page. */
export function DeleteAccount() {
  const { t } = useTranslation('account');
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const setSession = useStore((state) => state.session.set);
  const email = useStore((state) => state.session.user?.email ?? '');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const isNamed = typed.trim().toLowerCase() === email.toLowerCase();
  const erase = useMutation({
    mutationFn: () => eraseAccount(backendOf(services).data),
    onSuccess: async () => {
      setSession({ left: true });
      showToast({ title: t('delete.done') });
      // The server has ended the session with the account.
      await services.session.signOut().catch(() => undefined);
    },
    onError: (error) => {
      setOpen(false);
      showToast({ title: t('delete.failed'), description: messageOf(error), variant: 'destructive' });
    },
  });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('delete.title')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('delete.ask')}
        text={
          <Box sx={{ display: 'grid', gap: 2 }}>
            {t('delete.text')}
            <TextInput
              label={t('delete.name')}
              hint={t('delete.nameHint', { email })}
              error={tried && !isNamed ? t('delete.nameDiffers') : undefined}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              type="email"
              autoComplete="off"
              ltr
              required
            />
          </Box>
        }
        confirmLabel={t('delete.confirm')}
        busy={erase.isPending}
        onConfirm={() => {
          setTried(true);
          if (isNamed) erase.mutate();
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
