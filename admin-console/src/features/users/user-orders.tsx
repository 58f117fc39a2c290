import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';
import type { UserDetail } from '@mawad/supabase/people/users-queries';
import { lines, quiet, UserPanel } from './user-panel.tsx';

/** Counting stops here. */
const many = 1000;

export function UserOrders({ user }: { user: UserDetail }) {
  const { t } = useTranslation('admin-user');
  const format = useFormat();
  const number = format.number(user.order_count);
  const all = user.order_count < many ? t('orders.all', { number }) : t('orders.allMany', { number });
  return (
    <UserPanel
      title={t('orders.title')}
      aside={
        user.order_count > 0 && (
          <AppLink to={`/admin/orders?buyer=${user.id}`} sx={tapRow}>
            {all}
          </AppLink>
        )
      }
    >
      {user.orders.length === 0 && <Typography variant="body2">{t('orders.none')}</Typography>}
      <Box component="ul" sx={lines}>
        {user.orders.map((order) => (
          <Box
            component="li"
            key={order.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 3,
              rowGap: 0.5,
            }}
          >
            <Box sx={{ minInlineSize: 0 }}>
              <AppLink to={`/admin/orders/${order.id}`} sx={tapRow}>
                <Ltr>{order.number}</Ltr>
              </AppLink>
              <Box sx={quiet}>
                <time dateTime={order.created_at}>{format.date(order.created_at)}</time>
                {' · '}
                <CompanyName of={order} />
              </Box>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              {order.total !== null && <Money amount={order.total} />}
              <StatusChip kind="order" status={order.awaits_approval ? 'AwaitingApproval' : order.status} />
            </Box>
          </Box>
        ))}
      </Box>
    </UserPanel>
  );
}
