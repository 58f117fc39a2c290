import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { ReturnLine } from '@mawad/supabase/returns/queries';

/** Goods asked back, with reasons, and what the seller received. */
export function CaseLines({ lines }: { lines: ReturnLine[] }) {
  const { t } = useTranslation('own-returns');
  return (
    <Panel component="section" aria-label={t('goods')} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        {t('goods')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </Box>
    </Panel>
  );
}

function Line({ line }: { line: ReturnLine }) {
  const { t } = useTranslation('returns');
  const format = useFormat();
  const language = useLanguage();
  const { unit, quantity, delivered, received, condition } = line;
  const name = localized(line, 'name', language);
  const color = (language === 'ar' && line.color_ar) || line.color;
  const variant = [line.size, color].filter(Boolean).join(' / ');
  const asked = [
    format.quantity(unit, quantity),
    quantity === delivered ? '' : t('askedOf', { amount: format.quantity(unit, delivered) }),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <ProductImage path={line.main_image} alt="" size={48} width={160} />
      <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
        {line.product_id === null ? (
          <Box sx={{ fontWeight: 500 }}>{name}</Box>
        ) : (
          <AppLink to={`/product/${line.product_id}`} color="textPrimary" sx={{ fontWeight: 500 }}>
            {name}
          </AppLink>
        )}
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
          {variant && <div>{variant}</div>}
          <div>{asked.filter(Boolean).join(' ')}</div>
          <div>{localized(line.reason, 'name', language)}</div>
          {line.note && (
            <Box component="bdi" sx={{ display: 'inline-block', whiteSpace: 'pre-line' }}>
              {line.note}
            </Box>
          )}
          {received !== null && (
            <div>
              {`${t('received')}: ${format.quantity(unit, received)}`}
              {condition && ` (${t(`conditions.${condition}`)})`}
            </div>
          )}
        </Box>
        {line.value !== null && (
          <Box sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>{format.money(line.value)}</Box>
        )}
      </Box>
    </Box>
  );
}
