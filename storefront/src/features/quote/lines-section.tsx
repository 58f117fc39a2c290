import { useTranslation, useFormat } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { CartLinesButton } from './cart-lines-button.tsx';
import type { FoundLine } from './found-line.ts';
import { LineComposer } from './line-composer.tsx';
import { LineList } from './line-list.tsx';
import { PasteButton } from './paste-button.tsx';
import {
  isComplete,
  makeLine,
  maxLines,
  type LineChange,
  type LineLists,
  type QuoteLine,
} from './quote-lines.ts';
import { UploadButton } from './upload-button.tsx';
import { useCartLines } from './use-cart-lines.ts';
import { useProductLine } from './use-product-line.ts';
import { WaitingLines } from './waiting-lines.tsx';

interface LinesSectionProps {
  lists: LineLists;
  isOpen: boolean;
  /** True after an attempt to send; an empty list is then an error. */
  isSubmitted: boolean;
  change: (change: LineChange) => void;
}

/** Lines of a quote request: typed, pasted, uploaded or taken from the cart. */
export function LinesSection({ lists, isOpen, isSubmitted, change }: LinesSectionProps) {
  const { t } = useTranslation(['quote', 'common']);
  const format = useFormat();
  const showToast = useStore((state) => state.toast.show);
  const { lines } = lists;
  useProductLine(lines, isOpen, change);
  useCartLines(lines, isOpen, add);

  function add(added: QuoteLine[]) {
    change({ type: 'append', lines: added });
    // Lines above the limit are reported beside the list.
    const count = Math.min(added.length, maxLines - lines.length);
    if (count > 0) showToast({ title: t('added', { count, number: format.number(count) }) });
  }
  const addFound = (found: FoundLine[]) => add(found.map((line) => makeLine(line)));

  function clear() {
    change({ type: 'replace', lines: [] });
    showToast({
      title: t('cleared'),
      action: {
        label: t('common:actions.undo'),
        run: () => change({ type: 'replace', lines }),
      },
    });
  }

  return (
    <Panel
      component="section"
      aria-labelledby="quote-lines"
      data-lines
      sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <div>
        <Typography id="quote-lines" tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
          {t('linesTitle')}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          {t('linesHint', { number: format.number(maxLines) })}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <PasteButton onLines={addFound} />
        <UploadButton onLines={addFound} />
        <CartLinesButton lines={[...lines, ...lists.waiting]} onLines={add} />
      </Box>
      <LineList lines={lines} isSubmitted={isSubmitted} change={change} />
      {lines.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
          }}
        >
          <Typography color="textSecondary" sx={{ fontSize: 'var(--text-14)' }}>
            {t('count', { count: lines.length, number: format.number(lines.length) })}
            {' · '}
            {t('kept')}
          </Typography>
          <Button color="inherit" onClick={clear}>
            {t('clear')}
          </Button>
        </Box>
      )}
      <WaitingLines lists={lists} change={change} />
      <LineProblems count={lines.filter((line) => !isComplete(line)).length} />
      {lines.length < maxLines && (
        <LineComposer onLine={(line) => change({ type: 'append', lines: [line] })} />
      )}
    </Panel>
  );
}

function LineProblems({ count }: { count: number }) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  return (
    <Typography role="status" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
      {count > 0 && t('problems', { count, number: format.number(count) })}
    </Typography>
  );
}
