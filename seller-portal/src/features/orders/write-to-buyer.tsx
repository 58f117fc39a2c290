import { useTranslation } from '@mawad/shared-i18n';
import ar from '@mawad/shared-i18n/locales/ar/invoice.json';
import en from '@mawad/shared-i18n/locales/en/invoice.json';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiWhatsapp } from '@mawad/shared-ui/icons';
import { Button } from '@mawad/shared-ui/mui';
import { whatsappHref } from '@mawad/shared-ui/order/whatsapp-href';
import type { OrderDetail } from '@mawad/supabase/queries/orders';

/** The words about an order in both languages, for nobody knows which one the buyer reads. */
function messageFor({ buyer_name, company_name, number }: OrderDetail): string {
  return [ar, en]
    .map(({ whatsapp }) =>
      whatsapp
        .replace('{name}', buyer_name)
        .replace('{company}', company_name)
        .replace('{number}', `\u2066${number}\u2069`),
    )
    .join('\n\n');
}

/** Opens WhatsApp with the buyer and a message that says who writes about which order. */
export function WriteToBuyer({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('desk');
  return (
    <Button
      component="a"
      variant="outlined"
      fullWidth
      href={whatsappHref(messageFor(order), order.delivery.phone)}
      target="_blank"
      rel="noopener"
      startIcon={<Icon path={mdiWhatsapp} />}
    >
      {t('whatsapp')}
    </Button>
  );
}
