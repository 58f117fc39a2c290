import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { isChanged, type CartLine } from '../../cart/cart-lines.ts';
import { useRepairCart } from './use-repair-cart.ts';

export function ChangesNote({ lines }: { lines: CartLine[] }) {
  const { t } = useTranslation('ordering');
  const format = useFormat();
  const repair = useRepairCart();
  const changed = lines.filter(isChanged);
  if (changed.length === 0) return null;
  return (
    <Box role="status" sx={noteStyle}>
      <Box sx={{ fontWeight: 500 }}>
        {t('cart.changed', { count: changed.length, number: format.number(changed.length) })}
      </Box>
      <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>{t('cart.changedHint')}</Box>
      <Button variant="outlined" onClick={() => repair(lines)} sx={{ justifySelf: 'start' }}>
        {t('cart.repair')}
      </Button>
    </Box>
  );
}

const noteStyle = {
  display: 'grid',
  gap: 1,
  padding: 1.5,
  border: 1,
  borderColor: 'warning.main',
  borderRadius: '8px',
} as const;
