import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DueDay } from '@mawad/shared-ui/desk/order/due-day.tsx';
import { shownOrderStatus } from '@mawad/shared-ui/desk/order/shown-order-status.ts';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { listedStatuses, type OrderSummary } from '@mawad/supabase/orders/queries';
import { OwnList } from '../../account/own-list/own-list.tsx';
import { useOwnListFilter } from '../../account/own-list/use-own-list-filter.ts';
import { companyOrdersQuery, projectsQuery } from '../../buying/buying-queries.ts';
import { withParams } from '../../catalogue/listing-input.ts';
import { CompanyFrame } from './company-frame.tsx';
import { JoinedParts } from './joined-parts.tsx';

/** Orders of the company with person and project, newest first. */
export function OrdersPage() {
  return <CompanyFrame>{() => <Orders />}</CompanyFrame>;
}

function Orders() {
  const { t } = useTranslation(['buying', 'common']);
  const services = useServices();
  const [params, setParams] = useSearchParams();
  const project = params.get('project') ?? '';
  const filter = useOwnListFilter(listedStatuses);
  const { data: projects } = useQuery(projectsQuery(services));
  const query = useQuery(
    companyOrdersQuery(services, { ...filter, ...(project && { project_id: project }) }),
  );
  return (
    <Box>
      <TextInput
        select
        size="small"
        label={t('buying:checkout.project')}
        value={project}
        onChange={(event) => setParams(withParams(params, { project: event.target.value || null }))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ marginBlockEnd: 2, minInlineSize: 240 }}
      >
        <option value="">{t('buying:orders.allProjects')}</option>
        {projects?.items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextInput>
      <OwnList
        messages="ordering"
        filter={filter}
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
      <Box sx={{ fontSize: 'var(--text-14)' }}>
        {t('orders.person')}
        {': '}
        <JoinedParts parts={[buying?.person, buying?.project?.name]} />
      </Box>
      <strong>{order.total !== null && format.money(order.total)}</strong>
    </Panel>
  );
}
