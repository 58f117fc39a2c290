import { useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
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
  const remove = useAction({
    act: () => deleteQuestion(backendOf(services).data, question.id),
    reads: [],
    done: () => t('questions.deleted'),
    failed: t('questions.deleteFailed'),
    onDone: () => {
      services.queryClient.setQueryData<OwnQuestion[]>(
        ownQuestionsQuery(services, userId, productId).queryKey,
        (before = []) => before.filter(({ id }) => id !== question.id),
      );
      onClose();
    },
    onFailed: onClose,
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
