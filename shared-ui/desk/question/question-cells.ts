import { useTranslation } from '@mawad/shared-i18n';
import type { FileCells } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import type { QuestionView } from './question-words.tsx';

/** Cells of a question in the file of a list. Needs the messages `reviews`. */
export function useQuestionCells(): FileCells<QuestionView>[] {
  const { t } = useTranslation(['reviews', 'file-export']);
  return [
    { heading: t('file-export:headings.date'), kind: 'time', value: (question) => question.created_at },
    { heading: t('file-export:headings.author'), value: (question) => question.author_name ?? t('unnamed') },
    { heading: t('file-export:headings.text'), value: ({ body }) => body },
    { heading: t('file-export:headings.answer'), value: ({ answer }) => answer },
    { heading: t('file-export:headings.hiddenReason'), value: (question) => question.hidden_reason },
  ];
}
