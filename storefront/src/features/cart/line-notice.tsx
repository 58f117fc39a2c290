import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiAlertCircleOutline, mdiAlertOutline, mdiTagOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { type CartLine, updateOf } from '../../cart/cart-lines.ts';

interface LineNoticeProps {
  line: CartLine;
  name: string;
  onSetQuantity: (quantity: number) => void;
}

/** Change of a line since it was added, with buttons to resolve it. */
export function LineNotice({ line, name, onSetQuantity }: LineNoticeProps) {
  const { t } = useTranslation(['ordering', 'storefront', 'errors']);
  const format = useFormat();
  const store = useStoreApi();
  const { change, stock } = line;

  switch (change.kind) {
    case 'none':
      return null;
    case 'gone':
      return <Notice severity="error" text={t('cart.gone')} />;
    case 'sold_out':
      return <Notice severity="error" text={t('cart.soldOut')} />;
    case 'less_stock':
      return (
        <Notice
          severity="error"
          text={t('storefront:stock.notEnough', { product: name, n: format.number(change.stock) })}
          actions={[
            {
              label: t('cart.setTo', { number: format.number(stock) }),
              run: () => onSetQuantity(stock),
            },
          ]}
        />
      );
    case 'step':
      return (
        <Notice
          severity="error"
          text={t('errors:quantity_step', {
            product: name,
            min_quantity: format.number(change.min),
            quantity_step: format.number(change.step),
            nearest: change.nearest.map(format.number).join(' / '),
          })}
          actions={change.nearest.map((quantity) => ({
            label: t('cart.setTo', { number: format.number(quantity) }),
            run: () => onSetQuantity(quantity),
          }))}
        />
      );
    case 'price':
      return (
        <Notice
          severity={change.to > change.from ? 'warning' : 'success'}
          text={t(change.to > change.from ? 'cart.priceUp' : 'cart.priceDown', {
            from: format.money(change.from),
            to: format.money(change.to),
          })}
          actions={[
            {
              label: t('cart.acceptPrice'),
              run: () => store.getState().cart.refresh([updateOf(line)]),
            },
          ]}
        />
      );
  }
}

interface NoticeProps {
  severity: 'error' | 'warning' | 'success';
  text: string;
  actions?: { label: string; run: () => void }[];
}

const icons = {
  error: mdiAlertCircleOutline,
  warning: mdiAlertOutline,
  success: mdiTagOutline,
};

function Notice({ severity, text, actions = [] }: NoticeProps) {
  const icon = icons[severity];
  return (
    <Box role="status" sx={{ ...noticeStyle, borderColor: `${severity}.main` }}>
      <Icon path={icon} size={20} tone={severity} />
      <Box sx={{ flex: '1 1 140px', paddingBlock: 0.5 }}>{text}</Box>
      {actions.map(({ label, run }) => (
        <Button key={label} size="small" onClick={run} sx={{ minBlockSize: 44 }}>
          {label}
        </Button>
      ))}
    </Box>
  );
}

const noticeStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  marginBlockStart: 1,
  paddingInline: 1,
  border: 1,
  borderRadius: '8px',
  fontSize: 'var(--text-14)',
} as const;
