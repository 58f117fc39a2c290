import { memo, useId } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { mdiClose, mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { MatchedLine } from '@mawad/supabase/quotes/queries';
import { LineInput } from './line-input.tsx';
import { LineMatch } from './line-match.tsx';
import { NoQuantity } from './no-quantity.tsx';
import { problemsOf, type LineChange, type QuoteLine } from './quote-lines.ts';
import { UnitSelect } from './unit-select.tsx';

interface LineRowProps {
  line: QuoteLine;
  /** Title above the first line of a section. */
  section?: string;
  /** Position, from 0. */
  place: number;
  /** Goods of the catalogue that fit; absent for linked lines and until they are looked up. */
  match?: MatchedLine;
  /** Shows other goods for the line. */
  onOther: (key: string) => void;
  change: (change: LineChange) => void;
  onRemove: (line: QuoteLine, place: number) => void;
}

/** Editable line with description, quantity and unit; errors are below their fields. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, section, place, match, onOther, change, onRemove } = props;
  const { t } = useTranslation('quote');
  const format = useFormat();
  const number = format.number(place + 1);
  const problems = problemsOf(line);
  const set = (values: Partial<QuoteLine>) => change({ type: 'change', key: line.key, values });
  return (
    <Box component="li" data-line={line.key} aria-label={t('line.group', { number })} sx={rowStyle}>
      {section && (
        <Typography component="h3" sx={sectionStyle}>
          <bdi>{section}</bdi>
        </Typography>
      )}
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
        {line.row_number !== undefined && (
          <Box sx={{ lineHeight: 1.2, fontSize: 'var(--text-12)', whiteSpace: 'normal' }}>
            {t('line.row', { number: format.number(line.row_number) })}
          </Box>
        )}
      </Box>
      <Box sx={{ gridArea: 'description', minInlineSize: 0 }}>
        <LineInput
          label={t('line.description')}
          value={line.description}
          problem={problems.description && t(`invalid.${problems.description}`)}
          onChange={(description) => set({ description, no_match: undefined })}
        />
        {line.description_ar && <OwnText text={line.description_ar} language="ar" />}
        {line.code && <OwnText text={line.code} />}
        {line.product && <ProductLink line={line} onUnlink={() => set({ product: null })} />}
        {match && (
          <LineMatch line={line} number={number} match={match} set={set} onOther={() => onOther(line.key)} />
        )}
      </Box>
      <Box sx={{ gridArea: 'quantity', minInlineSize: 0 }}>
        <LineInput
          label={t('line.quantity')}
          value={line.quantity}
          isNumber
          problem={problems.quantity && t(`invalid.${problems.quantity}`)}
          onChange={(quantity) => set({ quantity })}
        />
        <NoQuantity line={line} onChange={(isOpen) => set({ no_quantity: isOpen ? true : undefined })} />
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

/** Words of the buyer's own bill that are sent along unchanged. */
function OwnText({ text, language }: { text: string; language?: string }) {
  return (
    <Box lang={language} dir="auto" sx={{ color: 'text.secondary', fontSize: 'var(--text-13)' }}>
      {text}
    </Box>
  );
}

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

const sectionStyle = {
  gridColumn: '1 / -1',
  gridRow: 1,
  fontSize: 'var(--text-14)',
  fontWeight: 700,
  overflowWrap: 'anywhere',
} as const;

const rowStyle = {
  display: 'grid',
  columnGap: 1,
  rowGap: 0.5,
  alignItems: 'start',
  paddingBlock: 1,
  borderBlockEnd: 1,
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: '40px minmax(0, 1fr) minmax(0, 1fr) 44px',
    md: '48px minmax(0, 1fr) 130px 140px 44px',
  },
  gridTemplateAreas: {
    // The first row is for the title of a section.
    xs: '". . . ." "number description description remove" ". quantity unit unit"',
    md: '". . . . ." "number description quantity unit remove"',
  },
};
