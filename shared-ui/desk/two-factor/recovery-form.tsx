import { type FormEvent, useRef, useState } from 'react';
import { toLatinDigits, useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useForgetRefusals } from './use-forget-refusals.ts';

const codeLength = 12;

/** Form that opens the session with a recovery code. Needs the messages `two-factor`. */
export function RecoveryForm() {
  const { t } = useTranslation('two-factor');
  const messageOf = useErrorMessage();
  const { session } = useServices();
  const forgetRefusals = useForgetRefusals();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const use = useMutation({
    mutationFn: async () => (await session.secondFactor()).recover(code),
    onSuccess: forgetRefusals,
  });
  const incomplete = code.replace(/[^A-Z0-9]/g, '').length !== codeLength;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    field.current?.focus();
    if (!incomplete) use.mutate();
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={t('recovery.use')}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <TextInput
        ref={field}
        label={t('recovery.field')}
        hint={t('recovery.hint')}
        error={tried && incomplete ? t('recovery.incomplete') : use.error ? messageOf(use.error) : undefined}
        value={code}
        onChange={(event) => {
          use.reset();
          setCode(toLatinDigits(event.target.value).toUpperCase());
        }}
        autoComplete="off"
        ltr
        required
        slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false, maxLength: 40 } }}
      />
      <Button type="submit" variant="contained" size="large" loading={use.isPending || use.isSuccess}>
        {t('recovery.submit')}
      </Button>
    </Box>
  );
}
