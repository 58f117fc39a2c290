import { useEffect, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { Box, Typography } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { useStore, useStoreApi } from '@mawad/shared-ui/store';
import { type PreviewedProduct, readShowMessage, readyMessage } from '@mawad/supabase/product-preview';
import { productsByIdsQuery } from '../../catalogue/catalogue-queries.ts';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';

/**
 * The page of a product that is not saved: shown in a frame of the seller portal, which sends the product. It can be
 * looked at and tried; what would lead away or begin to buy says that it does nothing here.
 */
export function PreviewPage() {
  const { t } = useTranslation('product');
  const preview = usePreview();
  useNothingDone();
  return (
    <>
      <title>{t('preview.title')}</title>
      <meta name="robots" content="noindex" />
      {preview ? <Preview {...preview} /> : <Waiting />}
    </>
  );
}

/** Nobody but a portal has anything to show here. */
function Waiting() {
  const { t } = useTranslation('product');
  if (window.parent !== window) return <ProductSkeleton />;
  return (
    <Box sx={{ padding: 4, textAlign: 'center' }}>
      <Typography variant="h1" sx={{ fontSize: 'var(--text-20)' }}>
        {t('preview.title')}
      </Typography>
      <Typography sx={{ marginBlockStart: 1 }}>{t('preview.nothing')}</Typography>
    </Box>
  );
}

function Preview({ product, compatible }: PreviewedProduct) {
  const { data } = useQuery(productsByIdsQuery(useServices(), compatible));
  const cards = compatible.flatMap((id) => data?.find((card) => card.id === id) ?? []);
  // Choices of quantity and variant begin anew with every version that is sent.
  return <ProductView key={JSON.stringify(product)} product={product} compatible={cards} isPreview />;
}

/** What the page that frames this one sent last; others than this shop and its seller portal are not listened to. */
function usePreview(): PreviewedProduct | null {
  const { site } = useServices();
  const store = useStoreApi();
  const [preview, setPreview] = useState<PreviewedProduct | null>(null);
  useEffect(() => {
    const trusted = [window.location.origin, ...(site.previewOrigins ?? [])];
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || !trusted.includes(origin)) return;
      const sent = readShowMessage(data);
      if (!sent) return;
      store.getState().language.setLanguage(sent.language);
      setPreview(sent);
    };
    window.addEventListener('message', listen);
    // It tells nothing, so whoever frames the page may read it.
    window.parent.postMessage(readyMessage(), '*');
    return () => window.removeEventListener('message', listen);
  }, [site, store]);
  return preview;
}

/** What does nothing in a preview: ways to other pages, forms, and what is marked as a buyer's. */
const idle = 'a, form, [data-buyers]';

function useNothingDone(): void {
  const { t } = useTranslation('product');
  const showToast = useStore((state) => state.toast.show);
  useEffect(() => {
    const stop = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest(idle)) return;
      event.preventDefault();
      event.stopPropagation();
      showToast({ title: t('preview.idle') });
    };
    document.addEventListener('click', stop, true);
    document.addEventListener('submit', stop, true);
    return () => {
      document.removeEventListener('click', stop, true);
      document.removeEventListener('submit', stop, true);
    };
  }, [t, showToast]);
}
