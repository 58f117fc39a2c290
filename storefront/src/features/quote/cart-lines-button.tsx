import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCartOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { missingCartLines } from './cart-lines.ts';
import type { QuoteLine } from './quote-lines.ts';

interface CartLinesButtonProps {
  lines: QuoteLine[];
  onLines: (lines: QuoteLine[]) => void;
}

/** Button that adds cart goods without a line to the request; the cart is not changed. */
export function CartLinesButton({ lines, onLines }: CartLinesButtonProps) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const language = useLanguage();
  const items = useStore((state) => state.cart.items);
  const missing = missingCartLines(lines, items, language);
  if (missing.length === 0) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiCartOutline} />}
      onClick={() => onLines(missing)}
      sx={{ minBlockSize: 44 }}
    >
      {t('cart.action', { count: missing.length, number: format.number(missing.length) })}
    </Button>
  );
}
