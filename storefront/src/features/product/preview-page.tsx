import { useEffect, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore, useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { type PreviewedProduct, readShowMessage, readyMessage } from '@mawad/supabase/product-preview';
import { productsByIdsQuery } from '../../catalogue/catalogue-queries.ts';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';

/**
 * Preview of an unsaved product in a frame of the seller portal, which sends the product. Options can be
 * tried; links, forms and buying are blocked with a notice.
 */
export function PreviewPage() {
  const { t } = useTranslation('product');
  const preview = usePreview();
  useBlockedActions();
  return (
    <>
      <title>{t('preview.title')}</title>
      <meta name="robots" content="noindex" />
      {preview ? <Preview {...preview} /> : <Waiting />}
    </>
  );
}

/** Shown until the portal sends a product, or if the page is not in a frame. */
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
  // Resets quantity and variant for every version that is sent.
  return <ProductView key={JSON.stringify(product)} product={product} compatible={cards} isPreview />;
}

/**
 * Product sent by the parent page; messages of other origins than this shop and its seller portal are
 * ignored.
 */
function usePreview(): PreviewedProduct | null {
  const { site } = useServices();
  const store = useStoreApi();
  const [preview, setPreview] = useState<PreviewedProduct | null>(null);
  useEffect(() => {
    const trusted = [window.location.origin, ...(site.previewOrigins ?? [])];
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || !trusted.includes(origin)) return;
      const message = readShowMessage(data);
      if (!message) return;
      store.getState().language.setLanguage(message.language);
      setPreview(message);
    };
    window.addEventListener('message', listen);
    // Contains no data, so any origin may receive it.
    window.parent.postMessage(readyMessage(), '*');
    return () => window.removeEventListener('message', listen);
  }, [site, store]);
  return preview;
}

/** Elements blocked in a preview: links, forms and elements with `data-buyers`. */
const blockedElements = 'a, form, [data-buyers]';

function useBlockedActions(): void {
  const { t } = useTranslation('product');
  const showToast = useStore((state) => state.toast.show);
  useEffect(() => {
    const stop = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest(blockedElements)) return;
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
