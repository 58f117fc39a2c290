import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiWhatsapp } from '@mawad/shared-ui/kit/icons.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { whatsappHref } from '@mawad/shared-ui/desk/order/whatsapp-href.ts';

export function QuoteSteps() {
  const { t } = useTranslation('quote');
  const { phone } = useServices().site.contact;
  return (
    <Panel
      component="aside"
      sx={{ padding: { xs: 2, sm: 3 }, position: { lg: 'sticky' }, insetBlockStart: { lg: 112 } }}
    >
      <Typography variant="h3" component="h2">
        {t('stepsHeading')}
      </Typography>
      <Box component="ol" sx={{ paddingInlineStart: 2.5, marginBlock: 1, '& li': { marginBlockStart: 1 } }}>
        <li>{t('step1')}</li>
        <li>{t('step2')}</li>
        <li>{t('step3')}</li>
      </Box>
      <Typography variant="h4" component="h2" sx={{ marginBlockStart: 3 }}>
        {t('helpHeading')}
      </Typography>
      <Typography sx={{ marginBlock: 1 }}>{t('helpText')}</Typography>
      <Button
        component="a"
        href={whatsappHref(t('whatsappMessage'), phone)}
        target="_blank"
        rel="noopener"
        variant="outlined"
        startIcon={<Icon path={mdiWhatsapp} />}
      >
        {t('whatsappAction')}
      </Button>
    </Panel>
  );
}
