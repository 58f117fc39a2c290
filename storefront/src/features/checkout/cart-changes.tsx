import { useEffect, useRef } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { cartKey, useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { acceptChanges } from '../../cart/accept-changes.ts';
import type { CartLine } from '../../cart/cart-lines.ts';

interface CartChangesProps {
  lines: CartLine[];
  /** True if the server refused an order because of these changes; the alert is then focused. */
  refused: boolean;
  onAccept: () => void;
}

/** Lists lines whose price or stock changed, with old and new values and a button to accept them. */
export function CartChanges({ lines, refused, onAccept }: CartChangesProps) {
  const { t } = useTranslation('ordering');
  const store = useStoreApi();
  const alert = useRef<HTMLDivElement>(null);
  const textOf = useChangeText();
  useEffect(() => {
    if (refused) alert.current?.focus();
  }, [refused]);
  return (
    <Alert ref={alert} tabIndex={-1} severity="warning" role="alert" sx={{ alignItems: 'start' }}>
      <strong>{refused ? t('checkout.changesRefused') : t('checkout.changes')}</strong>
      <Box component="ul" sx={{ margin: 0, marginBlock: 0.5, paddingInlineStart: 2.5 }}>
        {lines.flatMap((line) => {
          const text = textOf(line);
          return text ? [<li key={cartKey(line.item)}>{text}</li>] : [];
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button
          variant="contained"
          size="small"
          onClick={() => {
            acceptChanges(store, lines);
            onAccept();
          }}
        >
          {t('checkout.acceptChanges')}
        </Button>
        <AppLink to="/cart">{t('checkout.goToCart')}</AppLink>
      </Box>
    </Alert>
  );
}

function useChangeText(): (line: CartLine) => string | null {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  const language = useLanguage();
  return ({ item, change }) => {
    const product = localized(item.product, 'name', language);
    switch (change.kind) {
      case 'none':
        return null;
      case 'price': {
        const [from, to] = [format.money(change.from), format.money(change.to)];
        return t('checkout.changedPrice', { product, from, to });
      }
      case 'less_stock': {
        const from = format.quantity(item.product.unit, item.quantity);
        const to = format.quantity(item.product.unit, change.stock);
        return t('checkout.changedStock', { product, from, to });
      }
      case 'step': {
        const from = format.quantity(item.product.unit, item.quantity);
        const to = format.quantity(item.product.unit, change.to);
        return t('checkout.changedStep', { product, from, to });
      }
      case 'sold_out':
        return t('checkout.soldOut', { product });
      case 'gone':
        return t('checkout.gone', { product });
    }
  };
}
