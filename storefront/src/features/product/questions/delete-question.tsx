import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { deleteQuestion, type OwnQuestion } from '@mawad/supabase/questions/queries';
import { ownQuestionsQuery } from './question-queries.ts';

interface DeleteQuestionProps {
  question: OwnQuestion;
  productId: number;
  userId: string;
  onClose: () => void;
}

export function DeleteQuestion({ question, productId, userId, onClose }: DeleteQuestionProps) {
  const { t } = useTranslation('product');
  const services = useServices();
  const messageOf = useErrorMessage();
  const { show } = useStoreApi().getState().toast;
  const remove = useMutation({
    mutationFn: () => deleteQuestion(backendOf(services).data, question.id),
    onSuccess: () => {
      services.queryClient.setQueryData<OwnQuestion[]>(
        ownQuestionsQuery(services, userId, productId).queryKey,
        (before = []) => before.filter(({ id }) => id !== question.id),
      );
      show({ title: t('questions.deleted') });
    },
    onError: (error) =>
      show({ title: t('questions.deleteFailed'), description: messageOf(error), variant: 'destructive' }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={t('questions.deleteTitle')}
      text={t('questions.deleteText')}
      confirmLabel={t('questions.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
