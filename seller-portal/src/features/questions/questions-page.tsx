import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useQuestionCells } from '@mawad/shared-ui/desk/question/question-cells.ts';
import { QuestionFilters, readQuestionFilter } from '@mawad/shared-ui/desk/question/question-filters.tsx';
import { QuestionWords } from '@mawad/shared-ui/desk/question/question-words.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { queryKey } from '@mawad/supabase/query-keys';
import { listCompanyQuestions, reportQuestion } from '@mawad/supabase/questions/queries';
import { FeedbackPage } from '../../feedback-page.tsx';
import { AnswerDialog } from './answer-dialog.tsx';

const pageSize = 20;
const states = ['unanswered', 'answered'] as const;

/** Questions about the company's products. */
export function QuestionsPage() {
  const list = useListParams();
  const { data } = backendOf(useServices());
  const filter = { ...readQuestionFilter(list, states), sort: readTimeSort(sortOf(list, 'newest')) };
  const query = useQuery({
    queryKey: queryKey('questions', 'company', { ...filter, page_size: pageSize }),
    queryFn: () => listCompanyQuestions(data, { ...filter, page_size: pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <FeedbackPage
      of="questions"
      list={list}
      filters={<QuestionFilters list={list} states={states} />}
      query={query}
      read={(place) => listCompanyQuestions(data, { ...filter, ...place })}
      words={(question) => <QuestionWords question={question} />}
      cells={useQuestionCells()}
      isAnswered={(question) => question.answer !== null}
      answer={(question, onClose) => <AnswerDialog question={question} onClose={onClose} />}
      report={(db, reason, note, id) => reportQuestion(db, id, reason, note)}
    />
  );
}
