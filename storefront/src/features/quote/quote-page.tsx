import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Seo } from '../../layout/seo.tsx';
import { NewQuoteForm } from './new-quote-form.tsx';
import { QuoteSent, type SentQuote } from './quote-sent.tsx';
import { QuoteSteps } from './quote-steps.tsx';

export function QuotePage() {
  const { t } = useTranslation(['quote', 'storefront']);
  const [sent, setSent] = useState<SentQuote | null>(null);
  const title = t('title');
  return (
    <PlainContainer>
      <Box sx={{ paddingBlockEnd: 6 }}>
        <Seo title={title} description={t('lead')} />
        <Breadcrumbs items={[{ label: t('storefront:page.home'), to: '/' }, { label: title }]} />
        {sent ? (
          <QuoteSent sent={sent} onAnother={() => setSent(null)} />
        ) : (
          <>
            <PageHeader title={title} subtitle={t('lead')} />
            <Box
              sx={{
                display: 'grid',
                gap: { xs: 3, lg: 4 },
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
              }}
            >
              <NewQuoteForm onSent={setSent} />
              <QuoteSteps />
            </Box>
          </>
        )}
      </Box>
    </PlainContainer>
  );
}
