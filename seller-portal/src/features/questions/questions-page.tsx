import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { QuestionFilters, readQuestionFilter } from '@mawad/shared-ui/desk/question/question-filters.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { asShown } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listCompanyQuestions, reportQuestion } from '@mawad/supabase/questions/queries';
import { OwnViews } from '../../own-views.tsx';
import { ReportDialog } from '../../report-dialog.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { useQuestionColumns, type Wish } from './question-columns.tsx';
import { companyQuestionsQuery } from './question-queries.ts';

const pageSize = 20;
const states = ['unanswered', 'answered'] as const;

/** Questions about the company's products; each can be answered once, publicly. */
export function QuestionsPage() {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const list = useListParams();
  const [wish, setWish] = useState<Wish | null>(null);
  const columns = useShownColumns(useQuestionColumns(setWish), list, 'own-questions');
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const filter = { ...readQuestionFilter(list, states), sort: readTimeSort(sort) };
  const query = useQuery(companyQuestionsQuery(services, { ...filter, page_size: pageSize }));
  return (
    <PortalPage title={t('title')}>
      <QuestionFilters list={list} states={states} />
      <OwnViews
        view={{
          name: t('title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listCompanyQuestions(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <PortalList
        label={t('title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(question) => question.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(message)} />}
      />
      {wish?.act === 'answer' && (
        <AnswerDialog
          question={asShown([wish.question], query.data?.items)[0]!}
          onClose={() => setWish(null)}
        />
      )}
      {wish?.act === 'report' && (
        <ReportDialog
          title={t('reportTitle')}
          text={t('reportText')}
          failed={t('reportFailed')}
          reads="questions"
          report={(db, reason, note) => reportQuestion(db, wish.question.id, reason, note)}
          onClose={() => setWish(null)}
        />
      )}
    </PortalPage>
  );
}
