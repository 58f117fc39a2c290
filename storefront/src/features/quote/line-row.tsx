import { memo, useId } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { mdiClose, mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { LineInput } from './line-input.tsx';
import { problemsOf, type LineChange, type QuoteLine } from './quote-lines.ts';
import { UnitSelect } from './unit-select.tsx';

interface LineRowProps {
  line: QuoteLine;
  /** Position, from 0. */
  place: number;
  change: (change: LineChange) => void;
  onRemove: (line: QuoteLine, place: number) => void;
}

/** Editable line with description, quantity and unit; errors are below their fields. */
export const LineRow = memo(function LineRow({ line, place, change, onRemove }: LineRowProps) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const number = format.number(place + 1);
  const problems = problemsOf(line);
  const set = (values: Partial<QuoteLine>) => change({ type: 'change', key: line.key, values });
  return (
    <Box component="li" aria-label={t('line.group', { number })} sx={rowStyle}>
      <Box
        sx={{
          gridArea: 'number',
          color: 'text.secondary',
          lineHeight: '44px',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {number}
      </Box>
      <Box sx={{ gridArea: 'description', minInlineSize: 0 }}>
        <LineInput
          label={t('line.description')}
          value={line.description}
          problem={problems.description && t(`invalid.${problems.description}`)}
          onChange={(description) => set({ description })}
        />
        {line.product && <ProductLink line={line} onUnlink={() => set({ product: null })} />}
      </Box>
      <Box sx={{ gridArea: 'quantity', minInlineSize: 0 }}>
        <LineInput
          label={t('line.quantity')}
          value={line.quantity}
          isNumber
          problem={problems.quantity && t(`invalid.${problems.quantity}`)}
          onChange={(quantity) => set({ quantity })}
        />
      </Box>
      <Box sx={{ gridArea: 'unit', minInlineSize: 0 }}>
        <UnitSelect value={line.unit} onChange={(unit) => set({ unit })} />
      </Box>
      <IconButton
        data-remove
        aria-label={t('line.remove', { number })}
        onClick={() => onRemove(line, place)}
        sx={{ gridArea: 'remove', inlineSize: 44, blockSize: 44 }}
      >
        <Icon path={mdiTrashCanOutline} size={20} />
      </IconButton>
    </Box>
  );
});

function ProductLink({ line, onUnlink }: { line: QuoteLine; onUnlink: () => void }) {
  const { t } = useTranslation('quote');
  const id = useId();
  const { product_id, name } = line.product!;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: 'var(--text-13)', minInlineSize: 0 }}
    >
      <AppLink
        id={id}
        to={`/product/${product_id}`}
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {t('line.linked', { name })}
      </AppLink>
      <IconButton size="small" aria-label={t('line.unlink', { name })} onClick={onUnlink}>
        <Icon path={mdiClose} size={16} />
      </IconButton>
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  columnGap: 1,
  rowGap: 0.5,
  alignItems: 'start',
  paddingBlock: 1,
  borderBlockEnd: 1,
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: '28px minmax(0, 1fr) minmax(0, 1fr) 44px',
    md: '32px minmax(0, 1fr) 110px 140px 44px',
  },
  gridTemplateAreas: {
    xs: '"number description description remove" ". quantity unit unit"',
    md: '"number description quantity unit remove"',
  },
};
