import { useTranslation } from '@mawad/shared-i18n';
import { CheckoutGuard } from '@mawad/shared-ui/components/guards/checkout-guard';
import { Box, Container, Typography } from '@mawad/shared-ui/mui';
import { Seo } from '../../layout/seo.tsx';
import { CheckoutForm } from './checkout-form.tsx';

/** Checkout: signed in and with a filled cart only. */
export function CheckoutPage() {
  const { t } = useTranslation('ordering');
  return (
    <>
      <Seo title={t('checkout.heading')} noIndex />
      {/* As tall as the screen from the start, so that the footer never moves while the guard decides. */}
      <Box sx={{ minBlockSize: '100dvh' }}>
        <CheckoutGuard>
          <Container sx={{ paddingBlock: { xs: 3, md: 4 } }}>
            <Typography variant="h1" sx={{ marginBlockEnd: 3 }}>
              {t('checkout.heading')}
            </Typography>
            <CheckoutForm />
          </Container>
        </CheckoutGuard>
      </Box>
    </>
  );
}
