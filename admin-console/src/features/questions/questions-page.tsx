import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { QuestionFilters, readQuestionFilter } from '@mawad/shared-ui/desk/question/question-filters.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useSelection } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listAllQuestions, moderateQuestions, type StaffQuestion } from '@mawad/supabase/questions/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { Moderation, ModerationBar, type ModerationDecision } from '../../moderation.tsx';
import { useQuestionColumns } from './question-columns.tsx';
import { allQuestionsQuery } from './question-queries.ts';

const pageSize = 20;
const states = ['reported', 'hidden'] as const;

/** Questions about all products; staff hide them and show them again. */
export function QuestionsPage() {
  const { t } = useTranslation('questions');
  const format = useFormat();
  const list = useListParams();
  const [decision, setDecision] = useState<ModerationDecision<StaffQuestion> | null>(null);
  const selection = useSelection<StaffQuestion>();
  const columns = useShownColumns(
    useQuestionColumns(selection, (question, hide) => setDecision({ rows: [question], hide })),
    list,
    'console-questions',
  );
  const services = useServices();
  const sort = sortOf(list, 'newest');
  const filter = { ...readQuestionFilter(list, states), sort: readTimeSort(sort) };
  const query = useQuery(allQuestionsQuery(services, { ...filter, page_size: pageSize }));
  return (
    <PortalPage title={t('title')}>
      <QuestionFilters list={list} states={states} />
      <ConsoleViews
        list="console-questions"
        view={{
          name: t('title'),
          columns,
          sort,
          count: query.data?.count,
          read: (place) => listAllQuestions(backendOf(services).data, { ...filter, ...place }),
        }}
      />
      <ModerationBar selection={selection} page={query.data?.items ?? []} onDecide={setDecision} />
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
      {decision && (
        <Moderation
          {...decision}
          page={query.data?.items}
          of="questions"
          moderate={moderateQuestions}
          onDone={selection.drop}
          onClose={() => setDecision(null)}
        />
      )}
    </PortalPage>
  );
}
