import { useId } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Dialog, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import type { SecondFactor } from '@mawad/shared-ui/platform/session/session-port.ts';
import { CodeForm } from './code-form.tsx';

interface RemoveAppProps {
  factor: SecondFactor;
  /** True if this is the only second factor of the account. */
  isOnly: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that removes an app after a code is entered. */
export function RemoveApp({ factor, isOnly, onDone, onClose }: RemoveAppProps) {
  const { t } = useTranslation(['two-factor', 'common']);
  const { session } = useServices();
  const id = useId();
  const remove = useMutation({
    mutationFn: async (code: string) => (await session.secondFactor()).remove(factor.id, code),
    onSuccess: onDone,
  });
  const title = t(isOnly ? 'switchOffAsk' : 'removeAsk');
  return (
    <Dialog
      open
      onClose={remove.isPending ? undefined : onClose}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography id={`${id}text`} variant="body2">
          {t(isOnly ? 'switchOffText' : 'removeText')}
        </Typography>
        <CodeForm label={title} error={remove.error} onSubmit={remove.mutate}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
            <Button onClick={onClose} disabled={remove.isPending}>
              {t('common:actions.cancel')}
            </Button>
            <Button type="submit" variant="contained" color="error" loading={remove.isPending}>
              {t(isOnly ? 'switchOff' : 'remove')}
            </Button>
          </Box>
        </CodeForm>
      </DialogContent>
    </Dialog>
  );
}
