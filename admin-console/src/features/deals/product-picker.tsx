import { useDeferredValue, useState } from 'react';
import { localized, useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { TickBox } from '@mawad/shared-ui/desk/list/tick-box.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { dealLimit, findProductsByNumber } from '@mawad/supabase/deals/queries';
import type { StaffProduct } from '@mawad/supabase/products/queries';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { productChoicesQuery } from './deal-queries.ts';

interface ProductPickerProps {
  ids: number[];
  onAdd: (ids: number[]) => void;
  onDrop: (id: number) => void;
}

/** Splits SKUs or model numbers at line breaks and commas. */
function readNumbers(text: string): string[] {
  return [...new Set(text.split(/[\n,،;؛]+/).map((word) => word.trim()))].filter(Boolean);
}

/** Adds products to a deal by search, or by a list of SKUs and model numbers. */
export function ProductPicker({ ids, onAdd, onDrop }: ProductPickerProps) {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const [text, setText] = useState('');
  const numbers = readNumbers(text);
  const isList = numbers.length > 1;
  const find = useAction({
    act: (services, asked: string[]) => findProductsByNumber(backendOf(services).data, asked),
    reads: [],
    onDone: (found) => {
      onAdd(found.ids);
      setText(found.missing.join('\n'));
    },
  });
  return (
    <Panel component="section" aria-label={t('form.products')} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
        {t('form.products')}
      </Typography>
      <TextInput
        label={t('form.find')}
        hint={t('form.findHint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        maxRows={6}
        fullWidth
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      {isList ? (
        <Box sx={{ marginBlockStart: 1.5 }}>
          <Button
            variant="outlined"
            loading={find.isPending}
            disabled={numbers.length > dealLimit}
            onClick={() => find.mutate(numbers)}
          >
            {t('form.addNumbers', { count: numbers.length, number: format.number(numbers.length) })}
          </Button>
        </Box>
      ) : (
        <Choices term={numbers[0] ?? ''} ids={ids} onAdd={onAdd} onDrop={onDrop} />
      )}
      {find.data && find.data.missing.length > 0 && (
        <Alert severity="warning" role="alert" sx={{ marginBlockStart: 1.5 }}>
          {t('form.numbersMissing', {
            count: find.data.missing.length,
            number: format.number(find.data.missing.length),
          })}
        </Alert>
      )}
      {find.error && (
        <Alert severity="error" role="alert" sx={{ marginBlockStart: 1.5 }}>
          {messageOf(find.error)}
        </Alert>
      )}
      {ids.length >= dealLimit && (
        <Alert severity="info" sx={{ marginBlockStart: 1.5 }}>
          {t('form.full', { number: format.number(dealLimit) })}
        </Alert>
      )}
    </Panel>
  );
}

function Choices({ term, ids, onAdd, onDrop }: ProductPickerProps & { term: string }) {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const { data, error } = useQuery(productChoicesQuery(useServices(), useDeferredValue(term)));
  if (term === '') return null;
  if (error)
    return (
      <Alert severity="error" sx={{ marginBlockStart: 1.5 }}>
        {messageOf(error)}
      </Alert>
    );
  if (!data) return null;
  const fresh = data.items.filter(({ id }) => !ids.includes(id));
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      {data.items.length === 0 && <Typography role="status">{t('form.nothingFound')}</Typography>}
      <Box component="ul" aria-label={t('form.found')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.items.map((product) => (
          <Choice
            key={product.id}
            product={product}
            isIn={ids.includes(product.id)}
            onToggle={() => (ids.includes(product.id) ? onDrop(product.id) : onAdd([product.id]))}
          />
        ))}
      </Box>
      {fresh.length > 1 && (
        <Button size="small" onClick={() => onAdd(fresh.map(({ id }) => id))}>
          {t('form.addAll', { count: fresh.length, number: format.number(fresh.length) })}
        </Button>
      )}
    </Box>
  );
}

function Choice({ product, isIn, onToggle }: { product: StaffProduct; isIn: boolean; onToggle: () => void }) {
  const { t } = useTranslation('admin-deals');
  const name = localized(product, 'name', useLanguage());
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingInlineStart: 1.5, paddingBlock: 0.25 }}
    >
      <TickBox label={t('form.add', { product: name })} checked={isIn} onChange={onToggle} />
      <ProductImage path={product.main_image} alt="" size={40} />
      <Box sx={productStyle}>
        <Box sx={{ flex: '1 1 160px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 500 }}>{name}</Box>
          <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
            <Ltr>{product.sku}</Ltr>
            {' · '}
            <CompanyName of={product} />
          </Box>
        </Box>
        <Money amount={product.price} />
      </Box>
    </Box>
  );
}

/** The price wraps below the name if both do not fit on one line. */
const productStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  flex: 1,
  minInlineSize: 0,
} as const;
