import { useId, useState } from 'react';
import { useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCartOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import type { StayReason } from './cart-transfer.ts';
import type { LineChange, QuoteLine } from './quote-lines.ts';
import { useCartTransfer } from './use-cart-transfer.ts';

interface ToCartButtonProps {
  lines: QuoteLine[];
  change: (change: LineChange) => void;
}

/** Moves linked lines from the request into the cart; names those that stay and why. */
export function ToCartButton({ lines, change }: ToCartButtonProps) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const store = useStoreApi();
  const [stayed, setStayed] = useState<{ line: QuoteLine; reason: StayReason }[]>([]);
  const transfer = useCartTransfer(({ moved, stayed: rest }) => {
    const { toast, layout } = store.getState();
    const gone = new Set(moved.map(({ key }) => key));
    if (moved.length > 0) {
      change({ type: 'replace', lines: lines.filter(({ key }) => !gone.has(key)) });
      toast.show({
        title: t('toCart.moved', { count: moved.length, number: format.number(moved.length) }),
      });
      if (rest.length === 0) layout.setCartOpen(true);
    }
    setStayed(rest);
  });
  const count = lines.reduce((sum, { product }) => sum + (product ? 1 : 0), 0);
  const { isPending, error } = transfer;
  return (
    <>
      {count > 0 && (
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiCartOutline} />}
          loading={isPending}
          loadingPosition="start"
          onClick={() => transfer.mutate(lines)}
          sx={{ minBlockSize: 44 }}
        >
          {t('toCart.action', { count, number: format.number(count) })}
        </Button>
      )}
      {error && (
        <Typography role="alert" sx={{ color: 'error.main', inlineSize: '100%' }}>
          {messageOf(error)} {t('nothingLost')}
        </Typography>
      )}
      {stayed.length > 0 && <StayedLines stayed={stayed} onClose={() => setStayed([])} />}
    </>
  );
}

interface StayedLinesProps {
  stayed: { line: QuoteLine; reason: StayReason }[];
  onClose: () => void;
}

function StayedLines({ stayed, onClose }: StayedLinesProps) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const id = useId();
  const reasonOf = useReason();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        {t('toCart.stayed', { count: stayed.length, number: format.number(stayed.length) })}
      </DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
          {stayed.map(({ line, reason }) => (
            <li key={line.key}>
              <bdi>{line.description}</bdi>
              <Box sx={{ color: 'text.secondary' }}>{reasonOf(reason)}</Box>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('toCart.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Text of the reason why a line stays. */
function useReason(): (reason: StayReason) => string {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const language = useLanguage();
  return (reason) => {
    switch (reason.code) {
      case 'unit':
        return t('toCart.reasons.unit', { unit: format.unit(reason.unit) });
      case 'stock':
        return t('toCart.reasons.stock', { quantity: format.quantity(reason.unit, reason.stock) });
      case 'step':
        return t('toCart.reasons.step', {
          quantities: new Intl.ListFormat(language, { type: 'disjunction' }).format(
            reason.quantities.map((quantity) => format.quantity(reason.unit, quantity)),
          ),
        });
      default:
        return t(`toCart.reasons.${reason.code}`);
    }
  };
}
