import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import type { JudgedLine } from './judge-lines.ts';
import { LineResult } from './line-result.tsx';
import type { OrderLine } from './order-lines.ts';

interface LineRowProps {
  judged: JudgedLine;
  /** Position in the list, from 1. */
  place: number;
  onChange: (values: Partial<Omit<OrderLine, 'key'>>) => void;
  onRemove: () => void;
}

/** One line: code and quantity as fields, the goods and what must be decided below them. */
export function LineRow({ judged, place, onChange, onRemove }: LineRowProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const { line, result } = judged;
  const number = format.number(place);
  const isQuantityWrong = ['quantity', 'step', 'stock', 'sold_out'].includes(result.state);
  return (
    <Box component="li" aria-label={t('quick.line.group', { number })} sx={rowStyle}>
      <Field
        label={t('quick.line.code')}
        name={t('quick.line.codeOf', { number })}
        value={line.code}
        error={result.state === 'no_code' ? t('quick.line.noCode') : undefined}
        isWrong={result.state === 'unknown'}
        area="code"
        onCommit={(code) => onChange({ code, choice: undefined })}
      />
      <Field
        label={t('quick.line.quantity')}
        name={t('quick.line.quantityOf', { number })}
        value={line.quantity}
        isWrong={isQuantityWrong}
        area="quantity"
        onCommit={(quantity) => onChange({ quantity })}
      />
      <Box sx={{ gridArea: 'result', minInlineSize: 0 }}>
        <LineResult judged={judged} place={place} onChange={onChange} />
      </Box>
      <Box
        sx={{
          gridArea: 'total',
          alignSelf: { xs: 'center', lg: 'start' },
          textAlign: 'end',
          whiteSpace: 'nowrap',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {result.state === 'ready' && format.money(result.total)}
      </Box>
      <IconButton
        aria-label={t('quick.line.remove', { number })}
        onClick={onRemove}
        sx={{ gridArea: 'remove', justifySelf: 'end', inlineSize: 44, blockSize: 44 }}
      >
        <Icon path={mdiTrashCanOutline} />
      </IconButton>
    </Box>
  );
}

interface FieldProps {
  label: string;
  /** Accessible name. */
  name: string;
  value: string;
  error?: string;
  isWrong?: boolean;
  area: string;
  onCommit: (value: string) => void;
}

/** Text field that reports its value when the buyer leaves it or presses Enter. */
function Field({ label, name, value, error, isWrong, area, onCommit }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function commit() {
    if (typed !== null && typed !== value) onCommit(typed);
    setTyped(null);
  }
  return (
    <TextField
      size="small"
      label={label}
      value={typed ?? value}
      error={Boolean(error) || isWrong}
      helperText={error}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
      }}
      slotProps={{
        htmlInput: {
          dir: 'auto',
          'aria-label': name,
          autoComplete: 'off',
          spellCheck: false,
          maxLength: 100,
        },
      }}
      sx={{ gridArea: area }}
    />
  );
}

const rowStyle = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  paddingBlock: 2,
  borderBlockEnd: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBlockEnd: 0 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 1fr) 120px auto 44px',
    lg: '170px 104px minmax(0, 1fr) auto 44px',
  },
  gridTemplateAreas: {
    xs: '"code remove" "quantity total" "result result"',
    sm: '"code quantity total remove" "result result result result"',
    lg: '"code quantity result total remove"',
  },
} as const;
