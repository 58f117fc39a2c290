import { formatPhone, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { PurchaseRequest } from '@mawad/supabase/buying/queries';
import { usePlaceNames } from '../../address/use-place-names.ts';
import { JoinedParts } from './joined-parts.tsx';
import { RequestState } from './request-state.tsx';

/** Facts of a request: who asks, why it needs approval, until when price and stock are held. */
export function RequestHead({ request }: { request: PurchaseRequest }) {
  const { t } = useTranslation(['buying', 'common']);
  const format = useFormat();
  const [params] = useSearchParams();
  const isWaiting = request.state === 'waiting';
  const comma = `${t('common:listComma')} `;
  const until = format.dateTime(request.expires_at);
  return (
    <>
      {isWaiting && request.is_own && params.has('sent') && (
        <Alert severity="success" role="status">
          <strong>{t('buying:request.sent')}</strong>
          <Box>{t('buying:request.sentText', { approvers: request.approvers.join(comma), date: until })}</Box>
        </Alert>
      )}
      <Panel sx={{ padding: 2, display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography variant="h2">
            <Ltr>{request.number}</Ltr>
          </Typography>
          <RequestState state={request.state} />
        </Box>
        <div>
          {t(`buying:request.by.${isWaiting ? 'waiting' : request.state === 'placed' ? 'placed' : 'ended'}`, {
            person: request.requester ?? '–',
            total: format.money(request.total),
          })}
        </div>
        {isWaiting && (
          <Box sx={{ fontSize: 'var(--text-14)' }}>
            {request.reasons.length > 0 && (
              <div>
                {t('buying:request.needs', {
                  reasons: request.reasons.map((reason) => t(`buying:reasons.${reason}`)).join(comma),
                })}
              </div>
            )}
            <MonthOfRequester request={request} />
            <div>{t('buying:request.until', { date: until })}</div>
          </Box>
        )}
        <RequestFacts request={request} />
        {request.quote && (
          <Box>
            <AppLink to={`/account/quotes/${request.quote.id}/compare`}>
              {t('buying:request.quote', { number: `\u2066${request.quote.number}\u2069` })}
            </AppLink>
          </Box>
        )}
        {request.orders.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {t('buying:request.orders')}
            {request.orders.map(({ id, number }) => (
              <AppLink key={id} to={`/orders/${id}`}>
                <Ltr>{number}</Ltr>
              </AppLink>
            ))}
          </Box>
        )}
      </Panel>
    </>
  );
}

function MonthOfRequester({ request }: { request: PurchaseRequest }) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const limit = request.requester_limits?.month_limit ?? null;
  if (limit === null) return null;
  return (
    <div>
      {t('request.month', {
        person: request.requester ?? '–',
        spent: format.money(request.requester_limits!.month_spent),
        limit: format.money(limit),
      })}
    </div>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function RequestFacts({ request }: { request: PurchaseRequest }) {
  const { t } = useTranslation('buying');
  const placeNames = usePlaceNames();
  const { delivery } = request;
  const place = placeNames({
    governorate: textOf(delivery.governorate),
    district: textOf(delivery.district),
  });
  const phone = formatPhone(textOf(delivery.phone));
  // Isolated left to right, because Arabic text would move its plus sign.
  const site = [
    delivery.full_name,
    phone && `\u2066${phone}\u2069`,
    place.governorate,
    place.district,
    delivery.address,
  ];
  const facts: [string, string[]][] = [
    [t('request.project'), [textOf(request.project_name)]],
    [t('request.purchaseOrder'), [textOf(request.purchase_order)]],
    [t('request.costCode'), [textOf(request.cost_code)]],
    [t('request.deliverTo'), [...site, delivery.landmark].map(textOf)],
    [t('request.note'), [textOf(request.note)]],
  ];
  return (
    <Box component="dl" sx={factsStyle}>
      {facts
        .filter(([, parts]) => parts.some(Boolean))
        .map(([label, parts]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <JoinedParts parts={parts} />
            </dd>
          </div>
        ))}
    </Box>
  );
}

const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  margin: 0,
  fontSize: 'var(--text-14)',
  '& dt': { color: 'text.secondary', fontSize: 'var(--text-12)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
};
