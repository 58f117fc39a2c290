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
  const { t } = useTranslation('quote');
  const { contact } = useServices().site;
  return (
    <ProsePage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <Button
            component="a"
            href={whatsappHref(t('whatsappMessage'), contact.phone)}
            target="_blank"
            rel="noopener"
            variant="contained"
            startIcon={<Icon path={mdiWhatsapp} />}
          >
            {t('whatsappAction')}
          </Button>
          <ButtonLink to="/contact" variant="outlined">
            {t('contactAction')}
          </ButtonLink>
        </>
      }
    >
      <Box component="section" sx={{ marginBlockStart: 4 }}>
        <Typography variant="h3" component="h2">
          {t('stepsHeading')}
        </Typography>
        <Box component="ol" sx={{ paddingInlineStart: 3, '& li': { marginBlockStart: 1 } }}>
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
        </Box>
      </Box>
    </ProsePage>
  );
}
