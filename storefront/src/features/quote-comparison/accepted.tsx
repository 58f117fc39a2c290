import { useEffect, useRef } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink, ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { ComparedOffer } from '@mawad/supabase/quotes/queries';
import type { AcceptedOrders } from './use-accept.ts';

interface AcceptedProps {
  orders: AcceptedOrders;
  offers: ComparedOffer[];
  requestId: string;
}

/** Orders that came of an acceptance. */
export function Accepted({ orders, offers, requestId }: AcceptedProps) {
  const { t } = useTranslation('quote-comparison');
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Panel sx={{ padding: { xs: 2, sm: 4 }, display: 'grid', gap: 2, maxInlineSize: 720 }}>
      <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {t('accepted.title', { count: orders.length, number: format.number(orders.length) })}
      </Typography>
      <Typography>{t('accepted.text')}</Typography>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {orders.map((order) => {
          const seller = offers.find((offer) => offer.company_id === order.company_id);
          return (
            <Box
              key={order.id}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}
            >
              <span>
                <AppLink to={`/orders/${order.id}`} underline="always">
                  {t('accepted.order', { number: `\u2066${order.number}\u2069` })}
                </AppLink>{' '}
                {seller && <CompanyName of={seller} />}
              </span>
              <Money amount={order.total} />
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ButtonLink to={`/account/quotes/${requestId}`} variant="contained">
          {t('accepted.request')}
        </ButtonLink>
        <ButtonLink to="/my-orders">{t('accepted.orders')}</ButtonLink>
      </Box>
    </Panel>
  );
}
