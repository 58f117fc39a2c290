import { type FormEvent, useId, useState } from 'react';
import { toLatinDigits, useErrorMessage, useLanguage, useTranslation } from '@mawad/shared-i18n';
import ar from '@mawad/shared-i18n/locales/ar/identity.json';
import en from '@mawad/shared-i18n/locales/en/identity.json';
import { DialogFailure } from '@mawad/shared-ui/kit/form/dialog-failure.tsx';
import { PasswordInput } from '@mawad/shared-ui/kit/form/password-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';

/** A code of an app, or a recovery code with or without its dashes. */
const completeCode = /^(?:\d{6}|[0-9A-Z]{4}-?[0-9A-Z]{4}-?[0-9A-Z]{4})$/;
const codeErrors = new Set(['second_factor_wrong', 'second_factor_used', 'code_wrong']);

interface IdentityDialogProps {
  needsCode: boolean;
  /** Called with true if the identity was proven, with false if the dialog was closed. */
  onAnswer: (proven: boolean) => void;
}

/** Asks for the password and, with a second factor, for a code of the authenticator app or a recovery code. */
export function IdentityDialog({ needsCode, onAnswer }: IdentityDialogProps) {
  const { t } = useTranslation('common');
  // The dialog opens over any page, so its few words come with its code and not with the page's messages.
  const words = { en, ar }[useLanguage()];
  const messageOf = useErrorMessage();
  const { session } = useServices();
  const email = useStore((state) => state.session.user?.email);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const id = useId();
  const prove = useMutation({
    mutationFn: () => session.proveIdentity({ password, code: needsCode ? code : null }),
    onSuccess: () => onAnswer(true),
  });
  const failure = prove.error as { code?: string } | null;
  const wrongPassword = failure?.code === 'password_wrong';
  const wrongCode = codeErrors.has(failure?.code ?? '');
  const incomplete = needsCode && !completeCode.test(code);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The form may be nested in another one.
    event.stopPropagation();
    setTried(true);
    if (password && !incomplete) prove.mutate();
  }

  return (
    <Dialog
      open
      onClose={prove.isPending ? undefined : () => onAnswer(false)}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0 }}
      >
        <DialogTitle id={`${id}-title`}>{words.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <Box id={`${id}-text`}>{words.text}</Box>
          {/* Hidden field by which password managers find the account. */}
          <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordInput
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog consists of this field
            autoFocus
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              if (wrongPassword) prove.reset();
            }}
            error={
              wrongPassword ? messageOf(failure) : tried && !password ? words.passwordMissing : undefined
            }
            autoComplete="current-password"
          />
          {needsCode && (
            <TextInput
              label={words.code}
              value={code}
              onChange={(event) => {
                setCode(
                  toLatinDigits(event.target.value)
                    .toUpperCase()
                    .replace(/[^0-9A-Z-]/g, '')
                    .slice(0, 14),
                );
                if (wrongCode) prove.reset();
              }}
              error={wrongCode ? messageOf(failure) : tried && incomplete ? words.codeIncomplete : undefined}
              autoComplete="one-time-code"
              ltr
            />
          )}
        </DialogContent>
        {failure && !wrongPassword && !wrongCode && <DialogFailure>{messageOf(failure)}</DialogFailure>}
        <DialogActions>
          <Button onClick={() => onAnswer(false)} disabled={prove.isPending} color="inherit">
            {t('actions.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={prove.isPending}>
            {t('actions.confirm')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
