import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiWhatsapp } from '@mawad/shared-ui/icons';
import { Panel } from '@mawad/shared-ui/components/panel';
import { Box, Button, Typography } from '@mawad/shared-ui/mui';
import { whatsappHref } from '@mawad/shared-ui/order/whatsapp-href';

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
