import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { LocalizedText } from '@mawad/shared-ui/kit/localized-text.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import type { DecidedLine, PurchaseRequest } from '@mawad/supabase/buying/queries';
import { readLimit } from './read-limit.ts';

type Line = PurchaseRequest['lines'][number];

interface RequestLinesProps {
  request: PurchaseRequest;
  /** Quantities that the approver changed. */
  lines: DecidedLine[];
  /** Undefined if the reader may not decide. */
  onChange?: (lines: DecidedLine[]) => void;
  /** A typed quantity became wrong or right. */
  onWrong: (lineId: number, isWrong: boolean) => void;
}

/** Lines of a request; an approver removes some and lowers quantities. */
export function RequestLines({ request, lines, onChange, onWrong }: RequestLinesProps) {
  const change = (id: number, quantity: number | null) => {
    const others = lines.filter(({ line_id }) => line_id !== id);
    onChange?.(quantity === null ? others : [...others, { line_id: id, quantity }]);
  };
  return (
    <Box component="ul" sx={listStyle}>
      {request.lines.map((line) => (
        <Panel component="li" key={line.id} sx={rowStyle}>
          <ProductImage path={line.main_image} alt="" size={48} width={160} />
          <Box sx={{ flex: 1, minInlineSize: 0, display: 'grid', gap: 1 }}>
            <LineFacts line={line} />
            {onChange && (
              <QuantityChoice
                line={line}
                decided={lines.find(({ line_id }) => line_id === line.id)?.quantity ?? null}
                onChange={(quantity) => change(line.id, quantity)}
                onWrong={(isWrong) => onWrong(line.id, isWrong)}
              />
            )}
          </Box>
        </Panel>
      ))}
    </Box>
  );
}

function LineFacts({ line }: { line: Line }) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const language = useLanguage();
  return (
    <div>
      <strong>
        <LocalizedText>{localized(line, 'name', language)}</LocalizedText>
      </strong>
      <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
        <LocalizedText>{localized(line, 'company_name', language)}</LocalizedText>
      </Box>
      <Box sx={{ fontSize: 'var(--text-14)', fontVariantNumeric: 'tabular-nums' }}>
        {line.quantity === 0 ? t('request.removed') : format.quantity(line.unit, line.quantity)}
        {line.quantity < line.asked_quantity &&
          ` (${t('request.of', { amount: format.quantity(line.unit, line.asked_quantity) })})`}
        {line.quantity > 0 && ` × ${format.money(line.unit_price)}`}
      </Box>
    </div>
  );
}

interface QuantityChoiceProps {
  line: Line;
  /** Null: as requested. */
  decided: number | null;
  onChange: (quantity: number | null) => void;
  onWrong: (isWrong: boolean) => void;
}

function QuantityChoice({ line, decided, onChange, onWrong }: QuantityChoiceProps) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const language = useLanguage();
  const [isWrong, setWrong] = useState(false);
  const product = localized(line, 'name', language);
  const mark = (wrong: boolean) => {
    setWrong(wrong);
    onWrong(wrong);
  };
  const removal = (
    <Button
      color="error"
      onClick={() => {
        mark(false);
        onChange(0);
      }}
      aria-label={t('request.remove', { product })}
      sx={{ minBlockSize: 44, justifySelf: 'start' }}
    >
      {t('people.remove')}
    </Button>
  );
  if (decided === 0)
    return (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {t('request.removed')}
        <Button onClick={() => onChange(null)} aria-label={t('request.keep', { product })}>
          {t('request.keepShort')}
        </Button>
      </Box>
    );
  if (line.is_fixed) return removal;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
      <TextInput
        ltr
        size="small"
        label={t('request.quantityShort')}
        defaultValue={String(line.asked_quantity)}
        error={
          isWrong
            ? t('request.quantityWrong', { most: format.quantity(line.unit, line.asked_quantity) })
            : undefined
        }
        onChange={(event) => {
          const quantity = readLimit(event.target.value);
          const wrong = !quantity || quantity > line.asked_quantity;
          mark(wrong);
          if (wrong) return;
          onChange(quantity < line.asked_quantity ? quantity : null);
        }}
        slotProps={{
          htmlInput: {
            'aria-label': t('request.quantity', { product }),
            inputMode: 'decimal',
            autoComplete: 'off',
          },
        }}
        sx={{ flex: '1 1 100px', maxInlineSize: 200 }}
      />
      {removal}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
};
const rowStyle = { display: 'flex', gap: 1.5, padding: 2, alignItems: 'start' };
