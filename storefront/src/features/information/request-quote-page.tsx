import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { ButtonLink } from '@mawad/shared-ui/components/link';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiWhatsapp } from '@mawad/shared-ui/icons';
import { Box, Button, Typography } from '@mawad/shared-ui/mui';
import { whatsappHref } from '../../layout/whatsapp.ts';
import { ProsePage } from './prose-page.tsx';

/** How to ask for the price of a large quantity: by message or by form. */
export function RequestQuotePage() {
  const { t } = useTranslation('storefront');
  const { contact } = useServices().site;
  return (
    <ProsePage
      title={t('quote.title')}
      lead={t('quote.lead')}
      actions={
        <>
          <Button
            component="a"
            href={whatsappHref(t('quote.whatsappMessage'), contact.phone)}
            target="_blank"
            rel="noopener"
            variant="contained"
            startIcon={<Icon path={mdiWhatsapp} />}
          >
            {t('quote.whatsappAction')}
          </Button>
          <ButtonLink to="/contact" variant="outlined">
            {t('quote.contactAction')}
          </ButtonLink>
        </>
      }
    >
      <Box component="section" sx={{ marginBlockStart: 4 }}>
        <Typography variant="h3" component="h2">
          {t('quote.stepsHeading')}
        </Typography>
        <Box component="ol" sx={{ paddingInlineStart: 3, '& li': { marginBlockStart: 1 } }}>
          <li>{t('quote.step1')}</li>
          <li>{t('quote.step2')}</li>
          <li>{t('quote.step3')}</li>
        </Box>
      </Box>
    </ProsePage>
  );
}
