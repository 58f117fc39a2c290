import { useId, type ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiFilePdfBox } from '@mawad/shared-ui/icons';
import { Box, Button, Typography } from '@mawad/shared-ui/mui';
import { backendOf, publicFileUrl } from '@mawad/supabase/client';
import type { ProductDetail } from '@mawad/supabase/queries/catalogue';
import { readAttributes, readSizeChart } from '../../catalogue/stored-shapes.ts';
import { AttributeTable } from './attribute-table.tsx';
import { SizeChart } from './size-chart.tsx';
import { ProductVideo } from './product-video.tsx';
import { youtubeId } from './video-id.ts';

/** What the seller says about the goods: words, figures, sizes, datasheet and video. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const description = localized(product, 'description', language);
  const videoId = youtubeId(product.video_url);
  const attributes = readAttributes(product.attributes);
  const sizeChart = readSizeChart(product.size_chart);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: { md: 5, lg: 7 },
        rowGap: 5,
        alignItems: 'start',
        marginBlockStart: 6,
      }}
    >
      <Box sx={columnStyle}>
        {description && (
          <Fact title={t('description')}>
            <Typography sx={{ whiteSpace: 'pre-line', maxInlineSize: '42em' }}>
              <bdi>{description}</bdi>
            </Typography>
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
      </Box>
      <Box sx={columnStyle}>
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
      </Box>
    </Box>
  );
}

// A column that may be narrower than a table in it, which then scrolls inside itself.
const columnStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 } as const;

function Fact({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ fontSize: 'var(--text-20)', marginBlockEnd: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

/** `size` in bytes: a reader on a phone knows before downloading. */
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
    <Button
      component="a"
      variant="outlined"
      href={publicFileUrl(config, path, 'datasheets')}
      target="_blank"
      rel="noopener"
      startIcon={<Icon path={mdiFilePdfBox} />}
      sx={{ minBlockSize: 44, whiteSpace: 'normal' }}
    >
      {size ? t('datasheetOpenSized', { size: shownSize }) : t('datasheetOpen')}
    </Button>
  );
}
