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
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { asShown, useSelection } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type Deal, listDeals } from '@mawad/supabase/deals/queries';
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
  const selection = useSelection<Deal>();
  const columns = useShownColumns(useDealColumns(selection, setQuestion), list, 'console-deals');
  const services = useServices();
  const filter = { ...readFilters(list), term: list.term || undefined };
  const query = useQuery(dealsQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  const running = selection.rows.filter(({ state }) => state === 'running');
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
        selection={selection}
        page={query.data?.items ?? []}
        tools={
          <ConsoleViews
            list="console-deals"
            view={{
              name: t('title'),
              columns,
              count: query.data?.count,
              read: (place) => listDeals(backendOf(services).data, { ...filter, ...place }),
            }}
          />
        }
      >
        <ButtonLink size="small" variant="outlined" to={changeAddress(selection.rows)}>
          {t('change')}
        </ButtonLink>
        {running.length > 0 && (
          <Button
            size="small"
            variant="outlined"
            color="error"
            onClick={() => setQuestion({ deals: running, remove: false })}
          >
            {t('end')}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          color="error"
          onClick={() => setQuestion({ deals: selection.rows, remove: true })}
        >
          {t('remove')}
        </Button>
      </SelectionBar>
      <PortalList
        label={t('title')}
        query={query}
        columns={columns.shown}
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
          onDone={selection.drop}
          onClose={() => setQuestion(null)}
        />
      )}
      {undo.former && <UndoDeals former={undo.former} onClose={undo.close} />}
    </PortalPage>
  );
}
