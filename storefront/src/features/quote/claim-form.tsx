import { useState, type FormEvent } from 'react';
import { parsePhone, useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { claimQuoteRequest } from '@mawad/supabase/quotes/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { forgetGuestRequest } from './guest-requests.ts';

/** Takes over a request that was sent without an account, by its number and phone. */
export function ClaimForm() {
  const { t } = useTranslation('own-quotes');
  const messageOf = useErrorMessage();
  const services = useServices();
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  const [phone, setPhone] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const claim = useMutation({
    mutationFn: () =>
      claimQuoteRequest(backendOf(services).data, number.trim().toUpperCase(), parsePhone(phone) ?? phone),
    onSuccess: async (claimed) => {
      forgetGuestRequest(claimed.number);
      void services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') });
      await navigate(`/account/quotes/${claimed.id}`);
    },
  });
  const isPhoneWrong = isSubmitted && parsePhone(phone) === null;
  const isNumberWrong = isSubmitted && number.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (number.trim() !== '' && parsePhone(phone) !== null && !claim.isPending) claim.mutate();
  }

  return (
    <Box component="details" sx={{ marginBlockStart: 4 }}>
      <Box component="summary" sx={{ minBlockSize: 44, cursor: 'pointer', color: 'primary.main' }}>
        {t('claim.title')}
      </Box>
      <Box
        component="form"
        noValidate
        aria-label={t('claim.title')}
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2, maxInlineSize: 420 }}
      >
        <div>{t('claim.hint')}</div>
        <TextInput
          label={t('claim.number')}
          ltr
          value={number}
          error={isNumberWrong ? t('claim.numberMissing') : undefined}
          onChange={(event) => setNumber(event.target.value)}
          slotProps={{ htmlInput: { placeholder: 'RQ-XXXXXX', autoComplete: 'off' } }}
        />
        <TextInput
          label={t('claim.phone')}
          type="tel"
          ltr
          value={phone}
          error={isPhoneWrong ? t('claim.phoneInvalid') : undefined}
          onChange={(event) => setPhone(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'tel' } }}
        />
        {claim.error && (
          <Alert severity="error" role="alert">
            {claim.error instanceof AppError && claim.error.code === 'quote_not_found'
              ? t('claim.notFound')
              : messageOf(claim.error)}
          </Alert>
        )}
        <Button type="submit" variant="outlined" loading={claim.isPending} sx={{ justifySelf: 'start' }}>
          {t('claim.action')}
        </Button>
      </Box>
    </Box>
  );
}
