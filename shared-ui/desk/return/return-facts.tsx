import { formatPhone, useFormat, useTranslation } from '@mawad/shared-i18n';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Link } from '@mawad/shared-ui/kit/mui.ts';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { FactList } from './fact-list.tsx';
import type { ReturnHrefs } from './return-hrefs.ts';
import type { ReturnView } from './return-view.ts';

/** Order, buyer, wish and handover of a return. */
export function ReturnFacts({ view, hrefs }: { view: ReturnView; hrefs: ReturnHrefs }) {
  const { t } = useTranslation(['return-desk', 'returns']);
  const format = useFormat();
  const { order, phone, wish, handover, way_back_by: payer, exchange_order: exchange } = view;
  const { credit_notes: notes, paid_order: paid } = view;
  return (
    <FactList
      title={t('facts.title')}
      facts={[
        [
          t('facts.order'),
          <AppLink key="order" to={hrefs.order(order.id)}>
            <Ltr>{order.number}</Ltr>
          </AppLink>,
        ],
        [
          t('facts.paidOrder'),
          paid.id !== order.id && (
            <AppLink key="paid" to={hrefs.order(paid.id)}>
              <Ltr>{paid.number}</Ltr>
            </AppLink>
          ),
        ],
        [t('facts.delivered'), format.dateTime(order.delivered_at)],
        [t('facts.buyer'), <bdi key="buyer">{order.buyer_name}</bdi>],
        [
          t('facts.phone'),
          <Link key="phone" href={`tel:${phone}`} sx={tapRow}>
            <Ltr>{formatPhone(phone)}</Ltr>
          </Link>,
        ],
        [
          t('facts.seller'),
          hrefs.seller && (
            <AppLink key="seller" to={hrefs.seller(order.company_id)}>
              <CompanyName of={order} />
            </AppLink>
          ),
        ],
        [t('facts.wish'), t(`returns:wishes.${wish}`)],
        [t('facts.handover'), handover && t(`returns:handovers.${handover}`)],
        [t('facts.wayBack'), handover !== 'keep' && t(`returns:wayBackBy.${payer}`)],
        [t('returns:creditNotes'), notes.length > 0 && <Ltr key="notes">{notes.join(', ')}</Ltr>],
        [
          t('returns:exchangeOrder'),
          exchange && (
            <AppLink key="exchange" to={hrefs.order(exchange.id)}>
              <Ltr>{exchange.number}</Ltr>
            </AppLink>
          ),
        ],
      ]}
    />
  );
}
