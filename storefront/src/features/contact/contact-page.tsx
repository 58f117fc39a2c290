import { useTranslation } from '@mawad/shared-i18n';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { ContactWays } from '../../layout/contact-ways.tsx';
import { Seo } from '../../layout/seo.tsx';
import { ContactForm } from './contact-form.tsx';

export function ContactPage() {
  const { t } = useTranslation(['information', 'storefront']);
  const title = t('contact.heading');
  return (
    <PlainContainer>
      <Box sx={{ paddingBlockEnd: 6 }}>
        <Seo title={title} description={t('contact.lead')} />
        <Breadcrumbs items={[{ label: t('storefront:page.home'), to: '/' }, { label: title }]} />
        <PageHeader title={title} subtitle={t('contact.lead')} />
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          }}
        >
          <ContactForm />
          <ContactWays />
        </Box>
      </Box>
    </PlainContainer>
  );
}
