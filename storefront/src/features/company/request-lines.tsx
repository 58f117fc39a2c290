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
}

/** Lines of a request; an approver removes some and lowers quantities. */
export function RequestLines({ request, lines, onChange }: RequestLinesProps) {
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
        {' × '}
        {format.money(line.unit_price)}
      </Box>
    </div>
  );
}

interface QuantityChoiceProps {
  line: Line;
  /** Null: as requested. */
  decided: number | null;
  onChange: (quantity: number | null) => void;
}

function QuantityChoice({ line, decided, onChange }: QuantityChoiceProps) {
  const { t } = useTranslation('buying');
  const language = useLanguage();
  const product = localized(line, 'name', language);
  if (decided === 0)
    return (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {t('request.removed')}
        <Button onClick={() => onChange(null)}>{t('request.keep', { product })}</Button>
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TextInput
        ltr
        size="small"
        label={t('request.quantity', { product })}
        defaultValue={String(line.asked_quantity)}
        onChange={(event) => {
          const quantity = readLimit(event.target.value);
          if (!quantity) return;
          onChange(quantity < line.asked_quantity ? quantity : null);
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        sx={{ flex: '1 1 160px' }}
      />
      <Button
        color="error"
        onClick={() => onChange(0)}
        aria-label={t('request.remove', { product })}
        sx={{ minBlockSize: 44 }}
      >
        {t('people.remove')}
      </Button>
    </Box>
  );
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 };
const rowStyle = { display: 'flex', gap: 1.5, padding: 2, alignItems: 'start' };
