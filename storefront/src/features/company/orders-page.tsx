import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalDay } from '@mawad/shared-ui/desk/list/portal-day.tsx';
import { DueDay } from '@mawad/shared-ui/desk/order/due-day.tsx';
import { shownOrderStatus } from '@mawad/shared-ui/desk/order/shown-order-status.ts';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { isUsableTime } from '@mawad/shared-ui/kit/baghdad-time.ts';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { CompanyOrderFilter } from '@mawad/supabase/buying/queries';
import { listedStatuses, type OrderSummary } from '@mawad/supabase/orders/queries';
import { OwnList } from '../../account/own-list/own-list.tsx';
import { useOwnListFilter } from '../../account/own-list/use-own-list-filter.ts';
import { ReplacedReturn } from '../../account/replaced-return.tsx';
import { buyingMembersQuery, companyOrdersQuery, projectsQuery } from '../../buying/buying-queries.ts';
import { withParams } from '../../catalogue/listing-input.ts';
import { choicesStyle } from './choice-field.tsx';
import { CompanyFrame } from './company-frame.tsx';
import { JoinedParts } from './joined-parts.tsx';
import { OrdersExport } from './orders-export.tsx';

/** Orders of the company with person and project, newest first. */
export function OrdersPage() {
  return <CompanyFrame right="see_orders">{() => <Orders />}</CompanyFrame>;
}

function Orders() {
  const { t } = useTranslation(['buying', 'common']);
  const services = useServices();
  const { choice, filter } = useChoice();
  const own = useOwnListFilter(listedStatuses);
  const query = useQuery(companyOrdersQuery(services, { ...own, ...filter }));
  const { page: _page, ...exported } = own;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OrderChoice choice={choice} />
      <OrdersExport filter={{ ...exported, ...filter }} />
      <div>
        <OwnList
          messages="ordering"
          filter={own}
          isNarrowed={Object.keys(filter).length > 0}
          statuses={listedStatuses.map((value) => ({ value, label: t(`common:orderStatus.${value}`) }))}
          query={query}
          emptyTo="/products"
        >
          {(orders) =>
            orders.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} />
              </li>
            ))
          }
        </OwnList>
      </div>
    </Box>
  );
}

const choices = ['project', 'person', 'from', 'to'] as const;
type Choice = Record<(typeof choices)[number], string>;

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Project, person and days (in Baghdad, both included) in the page's address; '' for all. */
function useChoice(): { choice: Choice; filter: CompanyOrderFilter } {
  const [params] = useSearchParams();
  const choice = Object.fromEntries(choices.map((name) => [name, params.get(name) ?? ''])) as Choice;
  const { project, person, from, to } = choice;
  const isDay = (text: string) => isUsableTime(text) && !Number.isNaN(Date.parse(text));
  return {
    choice,
    filter: {
      ...(project && { project_id: project }),
      ...(person && { person_id: person }),
      ...(isDay(from) && { from: `${from}T00:00:00+03:00` }),
      ...(isDay(to) && { to: `${nextDay(to)}T00:00:00+03:00` }),
    },
  };
}

/** Fields that choose project, person and period. */
function OrderChoice({ choice }: { choice: Choice }) {
  const { t } = useTranslation('buying');
  const services = useServices();
  const [params, setParams] = useSearchParams();
  const { data: projects } = useQuery(projectsQuery(services));
  const { data: people } = useQuery(buyingMembersQuery(services));
  const choose = (name: keyof Choice, value: string) =>
    setParams(withParams(params, { [name]: value || null }));
  const select = (name: keyof Choice, label: string, all: string, options: [string, string][]) => (
    <TextInput
      select
      size="small"
      label={label}
      value={choice[name]}
      onChange={(event) => choose(name, event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextInput>
  );
  return (
    <Box sx={choicesStyle}>
      {select(
        'project',
        t('checkout.project'),
        t('orders.allProjects'),
        (projects?.items ?? []).map(({ id, name }) => [id, name]),
      )}
      {select(
        'person',
        t('orders.person'),
        t('orders.allPeople'),
        (people?.members ?? []).map(({ user_id, full_name, email }) => [user_id, full_name || (email ?? '')]),
      )}
      <PortalDay label={t('orders.from')} value={choice.from} onChoose={(day) => choose('from', day)} />
      <PortalDay label={t('orders.to')} value={choice.to} onChoose={(day) => choose('to', day)} />
    </Box>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const { buying } = order;
  return (
    <Panel component="article" sx={{ display: 'grid', gap: 1, padding: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <AppLink to={`/orders/${order.id}`} sx={{ fontWeight: 700 }}>
          <Ltr>{order.number}</Ltr>
        </AppLink>
        <StatusChip kind="order" status={shownOrderStatus(order)} />
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary', marginInlineStart: { sm: 'auto' } }}>
          {format.date(order.created_at)}
        </Box>
      </Box>
      <DueDay order={order} />
      <ReplacedReturn order={order} />
      <Box sx={{ fontSize: 'var(--text-14)' }}>
        {t('orders.person')}
        {': '}
        <JoinedParts parts={[buying?.person, buying?.project?.name]} />
      </Box>
      <strong>{order.total !== null && format.money(order.total)}</strong>
    </Panel>
  );
}
