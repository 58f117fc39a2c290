import { useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useCallback, useRef } from 'react';
import { LineRow } from './line-row.tsx';
import type { LineChange, QuoteLine } from './quote-lines.ts';

interface LineListProps {
  lines: QuoteLine[];
  isSubmitted: boolean;
  change: (change: LineChange) => void;
}

/** Editable list of lines; removal can be undone. */
export function LineList({ lines, isSubmitted, change }: LineListProps) {
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
      (buttons[place + 1] ?? buttons[place - 1])?.focus();
    },
    [change, showToast, t],
  );

  if (lines.length === 0) {
    return (
      <Box
        sx={{
          paddingBlock: 3,
          paddingInline: 2,
          borderRadius: 1,
          textAlign: 'center',
          backgroundColor: isSubmitted ? 'surface.dangerSoft' : 'surface.sunken',
        }}
      >
        <Typography sx={{ fontWeight: 500 }}>{t('empty')}</Typography>
        <Typography color="textSecondary">{t('emptyHint')}</Typography>
      </Box>
    );
  }
  return (
    <Box
      component="ol"
      ref={list}
      aria-label={t('line.list')}
      sx={{ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: 1, borderColor: 'divider' }}
    >
      {lines.map((line, place) => (
        <LineRow key={line.key} line={line} place={place} change={change} onRemove={remove} />
      ))}
    </Box>
  );
}
