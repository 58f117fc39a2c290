import { useCallback, useRef } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { matchOf, type Matches } from './line-matches.ts';
import { LineRow } from './line-row.tsx';
import { ListPages, pageSize } from '../../bill/list-pages.tsx';
import type { LineChange, QuoteLine } from './quote-lines.ts';

interface LineListProps {
  lines: QuoteLine[];
  matches: Matches;
  isSubmitted: boolean;
  /** From 0. */
  page: number;
  onPage: (page: number) => void;
  /** Shows other goods for a line. */
  onOther: (key: string) => void;
  change: (change: LineChange) => void;
}

/** Editable list of lines in pages, grouped by the sections of the buyer's own file; removal can be undone. */
export function LineList(props: LineListProps) {
  const { lines, matches, isSubmitted, page, onPage, onOther, change } = props;
  const { t } = useTranslation(['quote', 'common']);
  const showToast = useStore((state) => state.toast.show);
  const list = useRef<HTMLOListElement>(null);

  const remove = useCallback(
    (line: QuoteLine, place: number) => {
      change({ type: 'remove', key: line.key });
      showToast({
        title: t('line.removed', { name: line.description }),
        action: {
          label: t('common:actions.undo'),
          run: () => change({ type: 'insert', line, place }),
        },
      });
      // Keeps the focus in the list: on the next line, or on the previous one.
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      const shown = place % pageSize;
      (buttons[shown + 1] ?? buttons[shown - 1])?.focus();
    },
    [change, showToast, t],
  );

  if (lines.length === 0) return <EmptyList isWrong={isSubmitted} />;
  const start = page * pageSize;
  return (
    <>
      <Box
        component="ol"
        ref={list}
        aria-label={t('line.list')}
        sx={{ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: 1, borderColor: 'divider' }}
      >
        {lines.slice(start, start + pageSize).map((line, shown) => {
          const place = start + shown;
          const isNewSection =
            line.section !== undefined && (shown === 0 || line.section !== lines[place - 1]?.section);
          return (
            <LineRow
              key={line.key}
              line={line}
              section={isNewSection ? line.section : undefined}
              place={place}
              match={matchOf(line, matches)}
              onOther={onOther}
              change={change}
              onRemove={remove}
            />
          );
        })}
      </Box>
      <ListPages label={t('pages.label')} page={page} count={lines.length} onPage={onPage} />
    </>
  );
}

function EmptyList({ isWrong }: { isWrong: boolean }) {
  const { t } = useTranslation('quote');
  return (
    <Box
      sx={{
        paddingBlock: 3,
        paddingInline: 2,
        borderRadius: 1,
        textAlign: 'center',
        backgroundColor: isWrong ? 'surface.dangerSoft' : 'surface.sunken',
      }}
    >
      <Typography sx={{ fontWeight: 500 }}>{t('empty')}</Typography>
      <Typography color="textSecondary">{t('emptyHint')}</Typography>
    </Box>
  );
}
