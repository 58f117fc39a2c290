import { type ReactNode, useRef } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { mdiAlertCircleOutline, mdiInformationOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { LinearProgress } from '@mawad/shared-ui/kit/mui-more.ts';
import type { ProductHealth, QualityPart, SaleCause, SaleCauseName } from '@mawad/supabase/products/queries';
import { useGovernorateName } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { CauseAction } from './cause-action.tsx';
import { focusField } from './focus-field.ts';

interface HealthPanelProps {
  health: ProductHealth;
  /** Codes of governorates to which the company does not deliver. */
  notDeliveredTo: readonly string[];
  /** Undefined for members who may not change the product. */
  onPublish: (() => void) | undefined;
}

/** Field that closes a gap; empty for gaps that only time and a later save close. */
const fieldOf: Record<QualityPart, string> = {
  picture: 'pictures',
  attributes: 'attributes',
  arabic_name: 'name_ar',
  pictures: 'pictures',
  arabic_description: 'description_ar',
  english_description: 'description_en',
  brand: 'brand',
  document: 'video_url',
  price_confirmed: 'price',
};

/** Gap that a cause already reports, so that it is not listed twice. */
const gapOf: Partial<Record<SaleCauseName, QualityPart>> = {
  no_picture: 'picture',
  no_arabic_name: 'arabic_name',
};

/** Maximum number of gaps listed. */
const maxGaps = 3;

/** Reasons why buyers cannot find or buy the product, each with a fix, and the quality of its page. */
export function HealthPanel({ health, notDeliveredTo, onPublish }: HealthPanelProps) {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  const panel = useRef<HTMLElement>(null);
  const { causes, quality } = health;
  const named = causes.map(({ cause }) => gapOf[cause]);
  const missing = health.missing.filter((part) => !named.includes(part));
  const sells = !causes.some(({ blocks }) => blocks);
  return (
    <Panel component="section" ref={panel} aria-label={t('health.title')} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h3" component="h2">
          {t(sells ? 'health.sells' : 'health.title')}
        </Typography>
        {causes.length + notDeliveredTo.length > 0 && (
          <Box component="ul" sx={listStyle}>
            {causes.map((cause) => (
              <Line key={cause.cause} blocks={cause.blocks} text={<Sentence cause={cause} />}>
                {onPublish && <CauseAction cause={cause.cause} onPublish={onPublish} from={panel} />}
              </Line>
            ))}
            {notDeliveredTo.length > 0 && (
              <Line blocks={false} text={<AreasWithoutDelivery codes={notDeliveredTo} />}>
                {onPublish && <CauseAction cause="no_delivery" onPublish={onPublish} from={panel} />}
              </Line>
            )}
          </Box>
        )}
        <Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Typography variant="body2" id="listing-quality">
              {t('health.quality', { percent: format.percent(quality / 100) })}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={quality}
              aria-labelledby="listing-quality"
              sx={{ flex: 1, blockSize: 8, borderRadius: 1 }}
            />
          </Box>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginBlockStart: 1, marginInlineStart: -1.5 }}
          >
            {(onPublish ? missing.slice(0, maxGaps) : []).map((part) => (
              <Button key={part} size="small" onClick={() => focusField(panel.current, fieldOf[part])}>
                {t(`health.missing.${part}`)}
              </Button>
            ))}
          </Box>
        </Box>
      </Box>
    </Panel>
  );
}

function Sentence({ cause }: { cause: SaleCause }) {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  const category = localized(cause, 'category', useLanguage());
  const date = cause.ended_at ? format.date(cause.ended_at) : '';
  return (
    <>
      {t(`health.causes.${cause.cause}`, { category: `\u2068${category}\u2069`, date })}
      {cause.reason && (
        <Box sx={{ color: 'text.secondary' }}>
          {t('health.reason', { reason: `\u2068${cause.reason}\u2069` })}
        </Box>
      )}
    </>
  );
}

function AreasWithoutDelivery({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation(['product-form', 'common']);
  const format = useFormat();
  const governorateName = useGovernorateName();
  return t('health.notDeliveredTo', {
    count: codes.length,
    number: format.number(codes.length),
    areas: codes.map(governorateName).join(`${t('common:listComma')} `),
  });
}

function Line({ blocks, text, children }: { blocks: boolean; text: ReactNode; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Icon
        path={blocks ? mdiAlertCircleOutline : mdiInformationOutline}
        tone={blocks ? 'error' : 'warning'}
      />
      <Box sx={{ flex: '1 1 180px', minInlineSize: 0 }}>{text}</Box>
      {children}
    </Box>
  );
}

const listStyle = { display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' } as const;
