import { useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { StepPictures } from '@mawad/shared-ui/desk/return/step-pictures.tsx';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { FormSection } from '@mawad/shared-ui/kit/form/form-section.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { AppError } from '@mawad/supabase/errors';
import { returnLimits, type Returnable } from '@mawad/supabase/returns/queries';
import { asAppError, isResultUnknown } from '../../lost-answers/lost-answer.ts';
import { RequestLines } from './request-lines.tsx';
import { usePictureSource } from './use-picture-source.ts';
import { useRequestErrors } from './use-request-errors.ts';
import { useReturnRequest } from './use-return-request.ts';
import { WishChoice } from './wish-choice.tsx';

/** Form of a request. Keeps all entries if sending fails, after a reload and after a new sign-in. */
export function RequestForm({ returnable, owner }: { returnable: Returnable; owner: string }) {
  const { t } = useTranslation(['own-returns', 'common']);
  const format = useFormat();
  const navigate = useNavigate();
  const showToast = useStore((state) => state.toast.show);
  const { form, pictures, changePictures, send } = useReturnRequest(returnable, owner);
  const [isStoring, setStoring] = useState(false);
  const pictureSource = usePictureSource();
  const errors = useRequestErrors(form, returnable);
  const { register, watch, formState } = form;
  const isNoteNeeded = watch('wish') === 'missing_part';
  const hours = returnable.answer_hours;

  function submit(event: FormEvent) {
    void form.handleSubmit(async (values) => {
      if (isStoring || send.isPending) return;
      const sent = await send.mutateAsync(values).catch(() => null);
      if (!sent) return;
      showToast({ title: t('form.sent') });
      await navigate(`/returns/${sent.id}`, { replace: true });
    })(event);
  }

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-label={t('form.title')}
        onSubmit={submit}
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <FormErrors errors={errors} attempt={formState.submitCount} />
        <RequestLines returnable={returnable} />
        <WishChoice />
        <FormSection title={t('form.story')} columns={1}>
          <StepPictures
            {...pictureSource}
            orderId={returnable.order.id}
            paths={pictures}
            onChange={changePictures}
            onBusy={setStoring}
          />
          <Typography variant="body2" color="textSecondary">
            {t('form.picturesHint')}
          </Typography>
          <TextInput
            {...register('note')}
            label={t('form.note')}
            required={isNoteNeeded}
            multiline
            minRows={3}
            maxRows={10}
            error={formState.errors.note && t('form.noteMissing')}
            slotProps={{ htmlInput: { maxLength: returnLimits.note, dir: 'auto' } }}
          />
          <TextInput
            {...register('phone')}
            label={t('form.phone')}
            required
            ltr
            type="tel"
            autoComplete="tel"
            hint={t('form.phoneHint')}
            error={formState.errors.phone && t('form.phoneInvalid')}
          />
        </FormSection>
        {send.error && <SendFailure error={send.error} />}
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: { sm: 'start' } }}>
          <Typography>{t('form.answer', { count: hours, number: format.number(hours) })}</Typography>
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={isStoring}
            loading={send.isPending}
            loadingPosition="start"
          >
            {send.isPending ? t('form.sending') : t('form.send')}
          </Button>
          <Typography role="status" variant="body2" color="textSecondary">
            {t(isStoring ? 'form.picturesBusy' : 'form.draft')}
          </Typography>
        </Box>
      </Box>
    </FormProvider>
  );
}

/** Why the request was not sent, or that it may have been. */
function SendFailure({ error: cause }: { error: Error }) {
  const { t } = useTranslation('own-returns');
  const messageOf = useErrorMessage();
  const error = asAppError(cause);
  const isPictureLost = error.code === 'invalid_input' && error.context.field === 'pictures';
  if (error.code === 'idempotency_mismatch')
    return (
      <Alert severity="warning" role="alert">
        {t('form.already')} <AppLink to="/returns">{t('back')}</AppLink>
      </Alert>
    );
  return (
    <Alert severity="error" role="alert">
      <strong>{t(isResultUnknown(error) ? 'form.unknown' : 'form.failed')}</strong>
      <br />
      {isPictureLost ? t('form.picturesLost') : messageOf(cause instanceof AppError ? cause : error)}
      {error.retryable && ` ${t('form.kept')}`}
    </Alert>
  );
}
