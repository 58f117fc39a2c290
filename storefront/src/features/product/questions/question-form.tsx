import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { askQuestion, type OwnQuestion, questionLimit } from '@mawad/supabase/questions/queries';
import { ownQuestionsQuery } from './question-queries.ts';
import { questionSchema, type QuestionValues } from './question-schema.ts';

interface QuestionFormProps {
  product: ProductDetail;
  userId: string;
  onClose: () => void;
}

/** Form for a question to the seller; keeps the text until it is accepted. */
export function QuestionForm({ product, userId, onClose }: QuestionFormProps) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const send = useAskQuestion(product.id, userId, onClose);
  const form = useForm<QuestionValues>({
    resolver: zodResolver(questionSchema),
    defaultValues: { body: '' },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const body = useWatch({ control: form.control, name: 'body' });
  const { setFocus } = form;
  useEffect(() => setFocus('body'), [setFocus]);
  const problem =
    errors.body &&
    (body.trim() === ''
      ? t('questions.required')
      : t('reviewTooLong', { number: format.number(questionLimit) }));
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('questions.ask')}
      onSubmit={(event: React.FormEvent) => void form.handleSubmit((values) => send.mutate(values))(event)}
      sx={{ display: 'grid', gap: 2, inlineSize: '100%' }}
    >
      <TextInput
        {...form.register('body')}
        label={t('questions.text')}
        multiline
        minRows={3}
        dir="auto"
        error={problem}
        hint={t('questions.textHint', {
          number: format.number(body.length),
          limit: format.number(questionLimit),
        })}
      />
      {send.error && (
        <Alert severity="error" role="alert">
          <strong>{t('questions.askFailed')}</strong>
          <br />
          {messageOf(send.error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={send.isPending}>
          {t('questions.send')}
        </Button>
        <Button color="inherit" onClick={onClose} disabled={send.isPending}>
          {t('reviewCancel')}
        </Button>
      </Box>
    </Box>
  );
}

function useAskQuestion(productId: number, userId: string, onSent: () => void) {
  const { t } = useTranslation('product');
  const services = useServices();
  const store = useStoreApi();
  return useMutation({
    mutationFn: ({ body }: QuestionValues) => askQuestion(backendOf(services).data, productId, body),
    onSuccess: (id, { body }) => {
      const newQuestion: OwnQuestion = {
        id,
        body: body.trim(),
        created_at: new Date().toISOString(),
        answer: null,
        answered_at: null,
        hidden_reason: null,
      };
      services.queryClient.setQueryData<OwnQuestion[]>(
        ownQuestionsQuery(services, userId, productId).queryKey,
        (before = []) => [newQuestion, ...before],
      );
      onSent();
      store.getState().toast.show({ title: t('questions.sent') });
    },
  });
}
