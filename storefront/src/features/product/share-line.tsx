import { useSyncExternalStore } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiContentCopy, mdiOpenInNew, mdiWhatsapp } from '@mawad/shared-ui/icons';
import { Box, Button } from '@mawad/shared-ui/mui';
import { useStoreApi } from '@mawad/shared-ui/store';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import { whatsappHref } from '@mawad/shared-ui/order/whatsapp-href';

interface ShareLineProps {
  product: ProductDetail;
  variantId: number | undefined;
}

/** Passing the product on: WhatsApp with a message in both languages, the link, or the device's own way. */
export function ShareLine({ product, variantId }: ShareLineProps) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const language = useLanguage();
  const store = useStoreApi();
  const { siteUrl } = useServices().site;
  const canShare = useSyncExternalStore(noChange, deviceShares, () => false);
  const name = localized(product, 'name', language);
  const query = new URLSearchParams({ ...(variantId && { variant: String(variantId) }), lang: language });
  const url = `${siteUrl}/product/${product.id}?${query}`;
  const message = t('shareMessage', {
    name_en: product.name_en,
    name_ar: product.name_ar,
    amount: format.amount(product.discounted_price ?? product.price),
    url,
  });

  async function copy() {
    const { show } = store.getState().toast;
    try {
      await navigator.clipboard.writeText(url);
      show({ title: t('linkCopied') });
    } catch {
      // Without permission the address can still be copied by hand.
      show({ title: t('linkNotCopied'), description: url, variant: 'destructive' });
    }
  }

  return (
    <Box role="group" aria-label={t('shareGroup')} sx={lineStyle}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('shareLabel')}
      </Box>
      <Button
        component="a"
        href={whatsappHref(message)}
        target="_blank"
        rel="noopener"
        startIcon={<Icon path={mdiWhatsapp} />}
      >
        {t('share')}
      </Button>
      <Button onClick={() => void copy()} startIcon={<Icon path={mdiContentCopy} size={18} />}>
        {t('copyLink')}
      </Button>
      {canShare && (
        <Button
          // Closing the device's sheet rejects; there is nothing to say then.
          onClick={() => void navigator.share({ title: name, text: name, url }).catch(() => undefined)}
          startIcon={<Icon path={mdiOpenInNew} size={18} />}
        >
          {t('shareOther')}
        </Button>
      )}
    </Box>
  );
}

const noChange = () => () => undefined;
const deviceShares = () => typeof navigator.share === 'function';

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  marginBlockStart: 0.5,
  displayPrint: 'none',
  fontSize: 'var(--text-14)',
  '& .MuiButton-root': { paddingInline: 1, minBlockSize: 44 },
} as const;
