import { localized, useTranslation } from '@mawad/shared-i18n';
import ar from '@mawad/shared-i18n/locales/ar/invoice.json';
import en from '@mawad/shared-i18n/locales/en/invoice.json';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiWhatsapp } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { whatsappHref } from '@mawad/shared-ui/desk/order/whatsapp-href.ts';
import type { OrderDetail } from '@mawad/supabase/orders/queries';

interface Words {
  whatsapp: string;
  whatsappConfirm: string;
  whatsappConfirmPickup: string;
  whatsappReady: string;
}

/** Message in both languages, because the buyer's language is unknown. */
function messageFor(order: OrderDetail, word: keyof Words, siteUrl: string): string {
  const values: Record<string, string> = {
    name: order.buyer_name,
    number: `\u2066${order.number}\u2069`,
    total: `\u2066${order.total?.toLocaleString('en-US') ?? ''}\u2069`,
    link: `${siteUrl}/orders/${order.id}`,
  };
  const write = (words: Words, language: 'ar' | 'en') => {
    const company = localized(order, 'company_name', language);
    const address = order.pickup ? localized(order.pickup, 'address', language) : '';
    return words[word].replace(
      /{{(\w+)}}/g,
      (_, name: string) => ({ ...values, company, address })[name] ?? '',
    );
  };
  return [write(ar, 'ar'), write(en, 'en')].join('\n\n');
}

/** Message key of a button; pickup orders have their own. */
function wordOf(
  { is_pickup, status, total }: OrderDetail,
  kind: 'whatsapp' | 'whatsappConfirm',
): keyof Words {
  if (!is_pickup || total === null) return kind;
  if (kind === 'whatsappConfirm') return 'whatsappConfirmPickup';
  return status === 'Shipped' ? 'whatsappReady' : kind;
}

/** Buttons that open WhatsApp with a message about the order or a request to confirm it. */
export function WriteToBuyer({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('desk');
  const { siteUrl } = useServices().site;
  // The confirmation request contains the total, so it needs the right to see money.
  const needsConfirmation =
    order.status === 'Processing' && order.confirmation !== 'confirmed' && order.total !== null;
  const kinds = needsConfirmation ? (['whatsappConfirm', 'whatsapp'] as const) : (['whatsapp'] as const);
  return kinds.map((kind) => (
    <Button
      key={kind}
      component="a"
      variant="outlined"
      fullWidth
      href={whatsappHref(messageFor(order, wordOf(order, kind), siteUrl), order.delivery.phone)}
      target="_blank"
      rel="noopener"
      startIcon={<Icon path={mdiWhatsapp} />}
    >
      {t(kind)}
    </Button>
  ));
}
