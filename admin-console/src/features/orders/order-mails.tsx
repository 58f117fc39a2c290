import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import type desk from '@mawad/shared-i18n/locales/en/desk.json';
import type { OrderMail } from '@mawad/supabase/orders/queries';

type Template = keyof (typeof desk)['mails']['template'];

/** Templates with another name when the buyer collects the order. */
const pickupTemplates: Partial<Record<string, Template>> = {
  order_shipped: 'order_ready',
  order_delivered: 'order_collected',
};

/** Mails about an order, with recipient and delivery status. */
export function OrderMails({ mails, isPickup }: { mails: OrderMail[]; isPickup: boolean }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  return (
    <Panel component="section" aria-label={t('mails.title')} sx={{ padding: 2 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1 }}>
        {t('mails.title')}
      </Typography>
      {mails.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('mails.none')}
        </Typography>
      )}
      <Box component="ul" sx={listStyle}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              {t(
                `mails.template.${(isPickup && pickupTemplates[mail.template]) || (mail.template as Template)}`,
              )}
              {' · '}
              <Ltr>{mail.to_email}</Ltr>
            </Box>
            <Box
              sx={{
                fontSize: 'var(--text-12)',
                color: mail.state === 'failed' ? 'error.main' : 'text.secondary',
              }}
            >
              <time dateTime={mail.created_at}>{format.dateTime(mail.created_at)}</time>
              {` · ${t(`mails.${mail.state}`)}`}
            </Box>
          </li>
        ))}
      </Box>
    </Panel>
  );
}

const listStyle = {
  display: 'grid',
  gap: 1.25,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: 'var(--text-14)',
} as const;
