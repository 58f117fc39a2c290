import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { FindGoods } from './find-goods.tsx';
import { GoodsFacts, useVariantName } from '../../goods-line/goods-facts.tsx';
import { goodsKey, type Goods } from '../../goods-line/judge-goods.ts';
import { QuantityProblem } from '../../goods-line/quantity-problem.tsx';
import type { JudgedLine, LineState } from './judge-lines.ts';
import type { OrderLine } from './order-lines.ts';

interface LineResultProps {
  judged: JudgedLine;
  /** Position in the list, from 1. */
  place: number;
  onChange: (values: Partial<Omit<OrderLine, 'key'>>) => void;
}

/** Goods of a line, a choice among several, a search, or the problem of the quantity. */
export function LineResult({ judged, place, onChange }: LineResultProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const { line, result, hasChoices } = judged;
  switch (result.state) {
    case 'no_code':
      return null;
    case 'checking':
      return <Skeleton variant="text" aria-label={t('quick.line.checking')} />;
    case 'unknown':
      return (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Box role="status" sx={{ color: 'error.main' }}>
            {t('quick.line.unknown')}
          </Box>
          <FindGoods
            label={t('quick.search.label', { number: format.number(place) })}
            words={line.words ?? line.code}
            onChoose={({ id, sku }) => onChange({ code: sku, choice: { product_id: id, variant_id: null } })}
          />
        </Box>
      );
    case 'choose':
      return <Choices result={result} onChoose={(choice) => onChange({ choice })} />;
    default:
      return (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <GoodsFacts goods={result.goods} price={result.state === 'ready' ? result.price : undefined} />
          <QuantityProblem result={result} onQuantity={(quantity) => onChange({ quantity })} />
          {hasChoices && (
            <Button
              size="small"
              onClick={() => onChange({ choice: undefined })}
              sx={{ justifySelf: 'start', minBlockSize: 44 }}
            >
              {t('quick.line.other')}
            </Button>
          )}
        </Box>
      );
  }
}

interface ChoicesProps {
  result: Extract<LineState, { state: 'choose' }>;
  onChoose: (choice: OrderLine['choice']) => void;
}

function Choices({ result, onChoose }: ChoicesProps) {
  const { t } = useTranslation('lists');
  const language = useLanguage();
  const variantName = useVariantName();
  const nameOf = (goods: Goods) =>
    [
      localized(goods.product, 'name', language),
      variantName(goods),
      localized(goods.product, 'company_name', language),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box role="status" sx={{ color: 'warning.dark', fontWeight: 500 }}>
        {t('quick.line.choose')}
      </Box>
      <Box component="ul" aria-label={t('quick.line.choices')} sx={listStyle}>
        {result.choices.map((goods) => (
          <Box component="li" key={goodsKey(goods)} sx={choiceStyle}>
            <GoodsFacts goods={goods} />
            <Button
              variant="outlined"
              aria-label={t('quick.line.take', { name: nameOf(goods) })}
              onClick={() =>
                onChoose({ product_id: goods.product.id, variant_id: goods.variant?.id ?? null })
              }
              sx={{ minBlockSize: 44 }}
            >
              {t('quick.line.choice')}
            </Button>
          </Box>
        ))}
      </Box>
      {result.isCut && <Box sx={{ color: 'text.secondary' }}>{t('quick.line.moreChoices')}</Box>}
    </Box>
  );
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 } as const;

const choiceStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1,
  alignItems: 'center',
  padding: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
} as const;
