import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { numberText } from '@mawad/shared-i18n/read-number';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { GoodsFacts } from '../../../goods-line/goods-facts.tsx';
import { QuantityProblem } from '../../../goods-line/quantity-problem.tsx';
import { priceChange, type JudgedListLine } from './judge-list.ts';
import { useLineName, useListProblem } from './use-line-text.ts';

interface ListLineProps {
  judged: JudgedListLine;
  mayChange: boolean;
  /** Rejects if the quantity was not stored; the failure is shown by the caller. */
  onQuantity: (quantity: number) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

/** Goods of a list: quantity, present price and stock, what changed since they were added, and why they cannot be had. */
export function ListLine({ judged, mayChange, onQuantity, onRemove }: ListLineProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const name = useLineName()(judged.line);
  const [isRemoving, setRemoving] = useState(false);
  const { line, result } = judged;
  const settle = () => setRemoving(false);
  return (
    <Box component="li" aria-label={name} sx={rowStyle}>
      <Box sx={{ gridArea: 'goods', minInlineSize: 0 }}>
        <LineFacts judged={judged} name={name} onQuantity={mayChange ? onQuantity : undefined} />
      </Box>
      <Box sx={{ gridArea: 'quantity' }}>
        {mayChange ? (
          <QuantityField
            label={t('purchase.quantityOf', { name })}
            quantity={line.quantity}
            unit={line.unit}
            onCommit={onQuantity}
          />
        ) : (
          format.quantity(line.unit, line.quantity)
        )}
      </Box>
      <Box sx={totalStyle}>{result.state === 'ready' && format.money(result.total)}</Box>
      {mayChange && (
        <IconButton
          aria-label={t('purchase.remove', { name })}
          disabled={isRemoving}
          onClick={() => {
            setRemoving(true);
            onRemove().then(settle, settle);
          }}
          sx={{ gridArea: 'remove', inlineSize: 44, blockSize: 44 }}
        >
          <Icon path={mdiTrashCanOutline} />
        </IconButton>
      )}
    </Box>
  );
}

interface LineFactsProps {
  judged: JudgedListLine;
  name: string;
  onQuantity?: (quantity: number) => Promise<unknown>;
}

function LineFacts({ judged, name, onQuantity }: LineFactsProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const problem = useListProblem();
  const { line, result } = judged;
  const change = priceChange(judged);
  if (result.state === 'gone')
    return (
      <>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Box>
        <Box sx={problemStyle}>{problem(result)}</Box>
      </>
    );
  if (result.state === 'choose')
    return (
      <>
        <GoodsFacts goods={result.goods} />
        <AppLink to={`/product/${line.product_id}`} sx={{ ...tapArea, ...problemStyle }}>
          {problem(result)}
        </AppLink>
      </>
    );
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <GoodsFacts goods={result.goods} price={result.state === 'ready' ? result.price : undefined} />
      {change !== 0 && (
        <Box sx={{ fontSize: 'var(--text-13)', color: change > 0 ? 'warning.dark' : 'success.dark' }}>
          {t(change > 0 ? 'purchase.dearer' : 'purchase.cheaper', {
            amount: format.money(Math.abs(change)),
            then: format.money(line.saved_price),
          })}
        </Box>
      )}
      <QuantityProblem
        result={result}
        onQuantity={
          onQuantity &&
          // A failure is shown as a toast.
          ((text) => void onQuantity(Number(text)).catch(() => undefined))
        }
      />
    </Box>
  );
}

interface QuantityFieldProps {
  /** Accessible name. */
  label: string;
  quantity: number;
  unit: string;
  onCommit: (quantity: number) => Promise<unknown>;
}

/** A typed quantity, or the reason why it is none. At most three decimals, as the database stores them. */
function readListed(text: string, unit: string): ReturnType<typeof readQuantity> {
  const read = readQuantity(text, unit);
  const isStorable =
    'value' in read && read.value > 0 && read.value < 1e7 && Number(read.value.toFixed(3)) === read.value;
  return 'problem' in read || isStorable ? read : { problem: { code: 'number_invalid' } };
}

/** Stores the quantity when the person leaves the field or presses Enter. */
function QuantityField({ label, quantity, unit, onCommit }: QuantityFieldProps) {
  const { t } = useTranslation('lists');
  const numberMessage = useNumberMessage();
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const read = readListed(typed ?? numberText(quantity), unit);
  function settle() {
    setSaving(false);
    setTyped(null);
  }
  function commit() {
    if (typed === null || isSaving) return;
    setTried(true);
    if ('problem' in read) return;
    if (read.value === quantity) return setTyped(null);
    setSaving(true);
    onCommit(read.value).then(settle, settle);
  }
  return (
    <NumberInput
      size="small"
      label={t('quick.line.quantity')}
      read={(text) => readListed(text, unit)}
      value={typed ?? numberText(quantity)}
      error={isTried && 'problem' in read ? numberMessage(read.problem) : undefined}
      disabled={isSaving}
      onChange={(event) => {
        setTyped(event.target.value);
        setTried(false);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
      }}
      slotProps={{ htmlInput: { 'aria-label': label, maxLength: 40 } }}
    />
  );
}

const problemStyle = { color: 'error.main', fontSize: 'var(--text-14)' } as const;

const totalStyle = {
  gridArea: 'total',
  fontWeight: 600,
  fontSize: { xs: 'var(--text-14)', md: 'inherit' },
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

const rowStyle = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'start',
  paddingBlock: 2,
  borderBlockEnd: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBlockEnd: 0 },
  gridTemplateColumns: {
    xs: '96px minmax(0, 1fr) 44px',
    md: 'minmax(0, 1fr) 120px minmax(130px, auto) 44px',
  },
  gridTemplateAreas: {
    xs: '"goods goods goods" "quantity total remove"',
    md: '"goods quantity total remove"',
  },
} as const;
