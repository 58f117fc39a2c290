import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useQuestionCells } from '@mawad/shared-ui/desk/question/question-cells.ts';
import { QuestionFilters, readQuestionFilter } from '@mawad/shared-ui/desk/question/question-filters.tsx';
import { QuestionWords } from '@mawad/shared-ui/desk/question/question-words.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { queryKey } from '@mawad/supabase/query-keys';
import {
  listAllQuestions,
  moderateMatchingQuestions,
  moderateQuestions,
} from '@mawad/supabase/questions/queries';
import { ModeratedPage } from '../../moderated-page.tsx';

const pageSize = 20;
const states = ['reported', 'hidden'] as const;

/** Questions about all products; staff hide them and show them again. */
export function QuestionsPage() {
  const list = useListParams();
  const { data } = backendOf(useServices());
  const { page, ...matching } = readQuestionFilter(list, states);
  const filter = { ...matching, sort: readTimeSort(sortOf(list, 'newest')) };
  const query = useQuery({
    queryKey: queryKey('questions', 'all', { ...filter, page, page_size: pageSize }),
    queryFn: () => listAllQuestions(data, { ...filter, page, page_size: pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <ModeratedPage
      of="questions"
      list={list}
      filter={matching}
      filters={<QuestionFilters list={list} states={states} />}
      query={query}
      read={(place) => listAllQuestions(data, { ...filter, ...place })}
      moderate={moderateQuestions}
      moderateMatching={(db, rest, reason) =>
        moderateMatchingQuestions(db, { filter: matching, ...rest }, reason)
      }
      words={(question) => <QuestionWords question={question} />}
      cells={useQuestionCells()}
    />
  );
}
