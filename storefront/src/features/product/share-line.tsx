import { useSyncExternalStore } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { PlainAnchor, PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiContentCopy, mdiOpenInNew, mdiWhatsapp } from '@mawad/shared-ui/kit/icons.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { whatsappHref } from '@mawad/shared-ui/desk/order/whatsapp-href.ts';
import sheet, * as styles from './product.module.css';

interface ShareLineProps {
  product: ProductDetail;
  variantId: number | undefined;
}

/** Share buttons: WhatsApp with a message in both languages, copy link, and the device's share sheet. */
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
      // Shows the address for manual copying, because the clipboard permission is missing.
      show({ title: t('linkNotCopied'), description: url, variant: 'destructive' });
    }
  }

  return (
    <div role="group" aria-label={t('shareGroup')} className={styles.share}>
      {sheet}
      <span className={styles.secondary}>{t('shareLabel')}</span>
      <PlainAnchor
        look="inherit"
        href={whatsappHref(message)}
        target="_blank"
        rel="noopener"
        startIcon={mdiWhatsapp}
        className={styles.shareButton}
      >
        {t('share')}
      </PlainAnchor>
      <PlainButton
        look="inherit"
        onClick={() => void copy()}
        startIcon={mdiContentCopy}
        className={styles.shareButton}
      >
        {t('copyLink')}
      </PlainButton>
      {canShare && (
        <PlainButton
          look="inherit"
          // Rejects if the user closes the share sheet, which needs no message.
          onClick={() => void navigator.share({ title: name, text: name, url }).catch(() => undefined)}
          startIcon={mdiOpenInNew}
          className={styles.shareButton}
        >
          {t('shareOther')}
        </PlainButton>
      )}
    </div>
  );
}

const noChange = () => () => undefined;
const deviceShares = () => typeof navigator.share === 'function';
