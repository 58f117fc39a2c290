import { useId, type ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { PlainAnchor } from '@mawad/shared-ui/kit/plain-button.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiFilePdfBox } from '@mawad/shared-ui/kit/icons.ts';
import { backendOf, publicFileUrl } from '@mawad/supabase/client';
import type { ProductDetail } from '@mawad/supabase/catalogue/queries';
import { readAttributes, readSizeChart } from '../../catalogue/stored-shapes.ts';
import { Heading } from '../../layout/heading.tsx';
import { AttributeTable } from './attribute-table.tsx';
import sheet, * as styles from './product-facts.module.css';
import { SizeChart } from './size-chart.tsx';
import { ProductVideo } from './product-video.tsx';
import { youtubeId } from './video-id.ts';

export function ProductFacts({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const description = localized(product, 'description', language);
  const videoId = youtubeId(product.video_url);
  const attributes = readAttributes(product.attributes);
  const sizeChart = readSizeChart(product.size_chart);
  return (
    <div className={styles.facts}>
      {sheet}
      <div className={styles.column}>
        {description && (
          <Fact title={t('description')}>
            <p className={styles.description}>
              <bdi>{description}</bdi>
            </p>
          </Fact>
        )}
        {product.datasheet_path && (
          <Fact title={t('datasheet')}>
            <DatasheetLink path={product.datasheet_path} size={product.datasheet_size} />
          </Fact>
        )}
        {videoId && (
          <Fact title={t('video')}>
            <ProductVideo id={videoId} title={localized(product, 'name', language)} />
          </Fact>
        )}
      </div>
      <div className={styles.column}>
        {attributes.length > 0 && (
          <Fact title={t('specifications')}>
            <AttributeTable attributes={attributes} />
          </Fact>
        )}
        {sizeChart && (
          <Fact title={t('sizeChart')}>
            <SizeChart chart={sizeChart} />
          </Fact>
        )}
      </div>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.fact}>
      <Heading of="part" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** `size` in bytes; shown so that users on mobile data know it before the download. */
function DatasheetLink({ path, size }: { path: string; size: number | null }) {
  const { t } = useTranslation('product');
  const format = useFormat();
  const { config } = backendOf(useServices());
  const kilobytes = Math.ceil((size ?? 0) / 1024);
  const shownSize =
    kilobytes < 1024
      ? t('kilobytes', { number: format.number(kilobytes) })
      : t('megabytes', { number: format.number(Math.round(kilobytes / 102.4) / 10) });
  return (
    <PlainAnchor
      look="outlined"
      href={publicFileUrl(config, path, 'datasheets')}
      target="_blank"
      rel="noopener"
      startIcon={mdiFilePdfBox}
      className={styles.datasheet}
    >
      {size ? t('datasheetOpenSized', { size: shownSize }) : t('datasheetOpen')}
    </PlainAnchor>
  );
}
