import { useCallback, useDeferredValue, useId, useState } from 'react';
import { localized, useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { DialogFailure } from '@mawad/shared-ui/kit/form/dialog-failure.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { List, ListItemButton, ListItemText } from '@mawad/shared-ui/kit/mui-more.ts';
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type EditableProduct, getOwnProduct } from '@mawad/supabase/products/queries';
import { useVariantName } from '@mawad/shared-ui/desk/list/use-variant-name.ts';
import { offeredProductsQuery } from '../quote-queries.ts';
import { type AskedLine, type LineValues, sameUnit, withProduct } from './offer-values.ts';
import { ownPrice } from './own-price.ts';

interface GoodsDialogProps {
  line: AskedLine;
  values: LineValues;
  /** Text that was typed into the cell. */
  typed: string;
  onChoose: (values: LineValues) => void;
  onClose: () => void;
}

const longestName = 200;

/** Dialog for the goods offered for a line: an own product or variant, goods by name, or the goods as described. */
export function GoodsDialog({ line, values, typed, onChoose, onClose }: GoodsDialogProps) {
  const { t } = useTranslation(['quotes', 'common']);
  const messageOf = useErrorMessage();
  const id = useId();
  const services = useServices();
  // The dialog mounts its content after its first effects.
  const focus = useCallback((field: HTMLInputElement | null) => field?.focus(), []);
  const [text, setText] = useState(typed || values.name);
  const [severalOf, setSeveralOf] = useState<EditableProduct | null>(null);
  const choose = useMutation({
    mutationFn: (productId: number) => getOwnProduct(backendOf(services).data, productId),
    onSuccess: (product) => (product.variants.length > 0 ? setSeveralOf(product) : take(product, null)),
  });

  function take(product: EditableProduct, variantId: number | null) {
    const quantity = sameUnit(line.unit, product.unit) ? line.quantity : null;
    const variant = product.variants.find((one) => one.id === variantId);
    const { name_en, name_ar, unit, lowest_price } = product;
    const sku = variant?.sku ?? product.sku;
    onChoose(
      withProduct(
        line,
        values,
        { product_id: product.id!, variant_id: variantId, name_en, name_ar, sku, unit, lowest_price },
        ownPrice(product, variantId, quantity, Date.now()),
      ),
    );
  }
  const offerByName = (name: string) => onChoose({ ...values, product: null, name });
  const name = text.trim();

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('goods.title')}
        <Typography variant="body2" color="textSecondary" dir="auto">
          {line.description}
        </Typography>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minBlockSize: 320 }}>
        {severalOf ? (
          <Variants product={severalOf} onChoose={(variantId) => take(severalOf, variantId)} />
        ) : (
          <>
            <TextInput
              ref={focus}
              label={t('goods.search')}
              hint={t('goods.hint')}
              value={text}
              onChange={(event) => setText(event.target.value)}
              required={false}
              slotProps={{ htmlInput: { maxLength: longestName, dir: 'auto' } }}
              sx={{ marginBlockStart: 1 }}
            />
            <Found
              term={text.trim()}
              busy={choose.isPending}
              onChoose={(product) => choose.mutate(product)}
            />
          </>
        )}
      </DialogContent>
      {choose.isError && <DialogFailure>{messageOf(choose.error)}</DialogFailure>}
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose} color="inherit">
          {t('common:actions.cancel')}
        </Button>
        <Button onClick={() => offerByName('')}>{t('goods.asDescribed')}</Button>
        <Button variant="contained" disabled={name === ''} onClick={() => offerByName(name)}>
          {t('goods.byName')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface FoundProps {
  term: string;
  busy: boolean;
  onChoose: (productId: number) => void;
}

/** Own products that match the search. */
function Found({ term, busy, onChoose }: FoundProps) {
  const { t } = useTranslation('quotes');
  const language = useLanguage();
  const format = useFormat();
  const messageOf = useErrorMessage();
  const searched = useDeferredValue(term);
  const { data, isError, error } = useQuery(offeredProductsQuery(useServices(), searched));
  if (searched.length < 2) return null;
  if (isError) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (data?.items.length === 0) return <Box role="status">{t('goods.none')}</Box>;
  return (
    <List dense aria-label={t('goods.found')} aria-busy={!data}>
      {data?.items.map((product) => (
        <ListItemButton key={product.id} disabled={busy} onClick={() => onChoose(product.id)}>
          <ListItemText
            primary={localized(product, 'name', language)}
            secondary={
              <>
                <Ltr>{product.sku}</Ltr>
                {product.price !== null &&
                  ` · ${t('priceOf', { price: format.money(product.discounted_price ?? product.price), unit: format.unit(product.unit) })}`}
              </>
            }
          />
        </ListItemButton>
      ))}
    </List>
  );
}

function Variants(props: { product: EditableProduct; onChoose: (variantId: number) => void }) {
  const { product, onChoose } = props;
  const { t } = useTranslation('quotes');
  const language = useLanguage();
  const variantName = useVariantName();
  return (
    <>
      <Typography>{t('goods.variant', { product: localized(product, 'name', language) })}</Typography>
      <List dense>
        {product.variants.map((variant) => (
          <ListItemButton key={variant.id} onClick={() => onChoose(variant.id)}>
            <ListItemText primary={variantName(variant)} secondary={variant.sku} />
          </ListItemButton>
        ))}
      </List>
    </>
  );
}
