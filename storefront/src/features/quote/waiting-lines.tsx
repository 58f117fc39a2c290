import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { maxLines, type LineChange, type LineLists, type QuoteLine } from './quote-lines.ts';
import { readLineQuantity } from './read-amount.ts';

interface WaitingLinesProps {
  lists: LineLists;
  change: (change: LineChange) => void;
}

/** Warning about lines above the limit, which can be added, discarded or sent later. */
export function WaitingLines({ lists, change }: WaitingLinesProps) {
  const { t } = useTranslation(['quote', 'common']);
  const format = useFormat();
  const showToast = useStore((state) => state.toast.show);
  const { lines, waiting, unkept } = lists;
  const room = Math.min(maxLines - lines.length, waiting.length);
  const counted = (count: number) => ({ count, number: format.number(count) });

  // Focuses the list, because the pressed button is removed.
  const focusLines = () => document.getElementById('quote-lines')?.focus();

  function addWaiting() {
    change({ type: 'take' });
    showToast({ title: t('added', counted(room)) });
    focusLines();
  }

  function discard() {
    change({ type: 'wait', waiting: [], unkept: 0 });
    showToast({
      title: t('waiting.leftOut', counted(waiting.length + unkept)),
      action: { label: t('common:actions.undo'), run: () => change({ type: 'wait', waiting, unkept }) },
    });
    focusLines();
  }

  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {waiting.length + unkept > 0 && (
        <Alert severity="warning" role="presentation" sx={{ alignItems: 'start' }}>
          <strong>{t('waiting.title', counted(waiting.length + unkept))}</strong>
          <div>{t('waiting.text', { number: format.number(maxLines) })}</div>
          {unkept > 0 && <div>{t('waiting.unkept', counted(unkept))}</div>}
          {waiting.length > 0 && <Names lines={waiting} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {room > 0 && (
              <Button variant="outlined" onClick={addWaiting}>
                {t('waiting.take', counted(room))}
              </Button>
            )}
            <Button color="inherit" onClick={discard}>
              {t('waiting.leaveOut')}
            </Button>
          </Box>
        </Alert>
      )}
    </Box>
  );
}

function Names({ lines }: { lines: QuoteLine[] }) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  return (
    <Box component="details" sx={{ marginBlock: 0.5 }}>
      <Box component="summary" sx={{ paddingBlock: 1, cursor: 'pointer' }}>
        {t('waiting.show')}
      </Box>
      <Box component="ul" sx={listStyle}>
        {lines.map(({ key, description, quantity, unit }) => {
          const amount = readLineQuantity(quantity, unit);
          return (
            <li key={key}>
              <bdi>{description}</bdi>
              {'value' in amount && ` · ${format.quantity(unit || (amount.unit ?? ''), amount.value)}`}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const listStyle = {
  margin: 0,
  paddingInlineStart: 2.5,
  maxBlockSize: 240,
  overflowY: 'auto',
} as const;
