import { useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/mui';
import { useStore } from '@mawad/shared-ui/store';
import { useCallback, useRef } from 'react';
import { LineRow } from './line-row.tsx';
import type { LineChange, QuoteLine } from './quote-lines.ts';

interface LineListProps {
  lines: QuoteLine[];
  isAsked: boolean;
  change: (change: LineChange) => void;
}

/** The lines, each editable where it stands; a removed one can be brought back. */
export function LineList({ lines, isAsked, change }: LineListProps) {
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
      // The cursor stays in the list: at the line that took the place, or at the last one.
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
          backgroundColor: isAsked ? 'surface.dangerSoft' : 'surface.sunken',
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
