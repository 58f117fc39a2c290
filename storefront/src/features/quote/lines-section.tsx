import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { CartLinesButton } from './cart-lines-button.tsx';
import type { FoundLine } from '../../bill/found-line.ts';
import { LineComposer } from './line-composer.tsx';
import { LineList } from './line-list.tsx';
import { LinesStatus } from './lines-status.tsx';
import { linkedProduct, textOf } from './line-matches.ts';
import { pageOf } from '../../bill/list-pages.tsx';
import { PasteButton } from './paste-button.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { MatchSummary } from './match-summary.tsx';
import { makeLine, maxLines, type LineChange, type QuoteLine } from './quote-lines.ts';
import { UploadButton } from '../../bill/upload-button.tsx';
import { useCartLines } from './use-cart-lines.ts';
import { useHandedLines } from './use-handed-lines.ts';
import { useLineMatches } from './use-line-matches.ts';
import { useProductLine } from './use-product-line.ts';

interface LinesSectionProps {
  lines: QuoteLine[];
  isOpen: boolean;
  /** True after an attempt to send; an empty list is then an error. */
  isSubmitted: boolean;
  change: (change: LineChange) => void;
}

/** Lines of a quote request: typed, pasted, uploaded or taken from the cart. */
export function LinesSection({ lines, isOpen, isSubmitted, change }: LinesSectionProps) {
  const { t } = useTranslation(['quote', 'common']);
  const format = useFormat();
  const showToast = useStore((state) => state.toast.show);
  const [chosenPage, setPage] = useState(0);
  // The last page may be gone after lines were removed.
  const page = Math.min(chosenPage, pageOf(Math.max(lines.length - 1, 0)));
  const language = useLanguage();
  const found = useLineMatches(lines, page);
  /** Line whose other goods are shown. */
  const [openKey, setOpenKey] = useState<string | null>(null);
  const openLine = lines.find(({ key }) => key === openKey);
  useProductLine(lines, isOpen, change);
  useCartLines(lines, isOpen, add);
  useHandedLines(isOpen, add);

  const counted = (count: number) => ({ count, number: format.number(count) });
  const undo = { label: t('common:actions.undo'), run: () => change({ type: 'replace', lines }) };

  function add(added: QuoteLine[]) {
    change({ type: 'append', lines: added });
    const count = Math.min(added.length, Math.max(maxLines - lines.length, 0));
    const beyond = added.length - count;
    showToast({
      title: t('added', counted(count)),
      ...(beyond > 0 && {
        description: t('beyond', { ...counted(beyond), limit: format.number(maxLines) }),
        variant: 'destructive',
      }),
    });
  }
  const addFound = (found: FoundLine[]) => add(found.map((line) => makeLine(line)));

  function addTyped(line: QuoteLine) {
    change({ type: 'append', lines: [line] });
    setPage(pageOf(lines.length));
  }

  function clear() {
    change({ type: 'replace', lines: [] });
    showToast({ title: t('cleared'), action: undo });
  }

  function confirmNone(count: number) {
    change({ type: 'no-quantities' });
    showToast({ title: t('open.done', counted(count)), action: undo });
  }

  function decide(key: string, values: Partial<Omit<QuoteLine, 'key'>>) {
    change({ type: 'change', key, values });
    setOpenKey(null);
  }

  function showLine(place: number) {
    flushSync(() => setPage(pageOf(place)));
    const row = document.querySelector(`[data-line="${lines[place]!.key}"]`);
    row?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
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
        <CartLinesButton lines={lines} onLines={add} />
      </Box>
      <MatchSummary lines={lines} found={found} change={change} />
      <LineList
        lines={lines}
        matches={found.matches}
        isSubmitted={isSubmitted}
        page={page}
        onPage={setPage}
        onOther={setOpenKey}
        change={change}
      />
      {openLine && (
        <MatchDialog
          description={openLine.description}
          matches={found.matches.get(textOf(openLine))?.matches ?? []}
          onChoose={(match) =>
            decide(openLine.key, { product: linkedProduct(match, language), no_match: undefined })
          }
          onNone={() => decide(openLine.key, { no_match: true })}
          onClose={() => setOpenKey(null)}
        />
      )}
      {lines.length > 0 && (
        <Box sx={footStyle}>
          <Typography color="textSecondary" sx={{ fontSize: 'var(--text-14)' }}>
            {t('count', counted(lines.length))}
            {' · '}
            {t('kept')}
          </Typography>
          <Button color="inherit" onClick={clear}>
            {t('clear')}
          </Button>
        </Box>
      )}
      <LinesStatus lines={lines} onFirst={showLine} onOpen={confirmNone} />
      {lines.length < maxLines && <LineComposer onLine={addTyped} />}
    </Panel>
  );
}

const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;
