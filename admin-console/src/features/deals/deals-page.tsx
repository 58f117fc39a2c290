import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { SelectionBar } from '@mawad/shared-ui/desk/list/selection-bar.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiCalendarMonthOutline, mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useListSelection } from '@mawad/shared-ui/desk/list/use-list-selection.ts';
import { asShown } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { matchLimit } from '@mawad/supabase/base/match-limit';
import { backendOf } from '@mawad/supabase/client';
import { type Deal, dealSorts, listDeals } from '@mawad/supabase/deals/queries';
import { ConsoleViews } from '../../console-views.tsx';
import { changeAddress } from './deal-address.ts';
import { useDealColumns } from './deal-columns.tsx';
import { DealFilters, readFilters } from './deal-filters.tsx';
import { dealsQuery } from './deal-queries.ts';
import { EndDeals, type EndQuestion } from './end-deals.tsx';
import { UndoDeals } from './undo-deals.tsx';
import { useUndoQuestion } from './use-ask-to-undo.ts';

const pageSize = 20;

export function DealsPage() {
  const { t } = useTranslation('admin-deals');
  const language = useLanguage();
  const list = useListParams();
  const format = useFormat();
  const [question, setQuestion] = useState<EndQuestion | null>(null);
  const undo = useUndoQuestion();
  const services = useServices();
  const filter = { ...readFilters(list), term: list.term || undefined };
  const selection = useListSelection<Deal>(filter);
  const { marked, allId } = selection;
  const columns = useShownColumns(useDealColumns(selection, setQuestion), list, 'console-deals');
  const sort = sortOf(list, 'ends_soonest');
  const sorted = { ...filter, sort: dealSorts.find((one) => one === sort.value) };
  const query = useQuery(dealsQuery(services, { ...sorted, page: list.page, page_size: pageSize }));
  const count = query.data?.count ?? 0;
  const running = marked.rows.filter(({ state }) => state === 'running');
  const matching = { filter, except: marked.rows.map(({ id }) => id), expected: count - marked.rows.length };
  const end = (deals: Deal[], remove: boolean) =>
    setQuestion(allId === null ? { deals, remove } : { deals: [], matching, remove });
  const create = (
    <>
      <ButtonLink
        to="/admin/deals/calendar"
        variant="outlined"
        startIcon={<Icon path={mdiCalendarMonthOutline} />}
      >
        {t('calendar.open')}
      </ButtonLink>
      <ButtonLink to="/admin/deals/new" variant="contained" startIcon={<Icon path={mdiPlus} />}>
        {t('create')}
      </ButtonLink>
    </>
  );
  return (
    <PortalPage title={t('title')} action={create}>
      <DealFilters
        list={list}
        company={query.data?.items[0] && localized(query.data.items[0], 'company_name', language)}
      />
      <SelectionBar
        selection={marked}
        page={query.data?.items ?? []}
        tools={
          <ConsoleViews
            list="console-deals"
            view={{
              name: t('title'),
              columns,
              sort,
              count: query.data?.count,
              read: (place) => listDeals(backendOf(services).data, { ...sorted, ...place }),
            }}
          />
        }
        all={
          count <= matchLimit
            ? {
                isChosen: allId !== null,
                count,
                choose: selection.chooseAll,
                clear: selection.clear,
              }
            : undefined
        }
      >
        {allId === null && (
          <ButtonLink size="small" variant="outlined" to={changeAddress(marked.rows)}>
            {t('change')}
          </ButtonLink>
        )}
        {(allId === null ? running.length > 0 : filter.state === 'running') && (
          <Button size="small" variant="outlined" color="error" onClick={() => end(running, false)}>
            {t('end')}
          </Button>
        )}
        <Button size="small" variant="outlined" color="error" onClick={() => end(marked.rows, true)}>
          {t('remove')}
        </Button>
      </SelectionBar>
      <PortalList
        label={t('title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(deal) => deal.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(message)} />}
      />
      {question && (
        <EndDeals
          {...question}
          deals={asShown(question.deals, query.data?.items)}
          onDone={(ids) => (question.matching ? selection.clear() : marked.drop(ids))}
          onClose={() => setQuestion(null)}
        />
      )}
      {undo.former && <UndoDeals former={undo.former} onClose={undo.close} />}
    </PortalPage>
  );
}
