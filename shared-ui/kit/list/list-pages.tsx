import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '../icon.tsx';
import { mdiChevronLeft, mdiChevronRight } from '../icons.ts';
import { Box, IconButton } from '../mui.ts';

export interface ListPagesProps {
  /** Name of the buttons for assistive technology; `common:pagination.label` if absent. */
  label?: string;
  /** From 0. */
  page: number;
  /** Rows of a page. */
  size: number;
  /** Rows of all pages. */
  count: number;
  /** Words such as "1–50 of 120"; the numbers are formatted. */
  rangeText: (range: { from: string; to: string; total: string }) => string;
  onPage: (page: number) => void;
}

/** Buttons that turn the pages of a long list that is loaded whole; nothing if there is only one page. */
export function ListPages({ label, page, size, count, rangeText, onPage }: ListPagesProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  if (count <= size) return null;
  const last = Math.ceil(count / size) - 1;
  return (
    <Box
      component="nav"
      aria-label={label ?? t('pagination.label')}
      sx={{ displayPrint: 'none', display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <PageButton
        label={t('pagination.previous')}
        icon={mdiChevronLeft}
        isLast={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <Box component="span" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {rangeText({
          from: number(page * size + 1),
          to: number(Math.min((page + 1) * size, count)),
          total: number(count),
        })}
      </Box>
      <PageButton
        label={t('pagination.next')}
        icon={mdiChevronRight}
        isLast={page >= last}
        onClick={() => onPage(page + 1)}
      />
    </Box>
  );
}

interface PageButtonProps {
  label: string;
  icon: string;
  isLast: boolean;
  onClick: () => void;
}

/** Stays focusable at the end of the list, so that the focus is not lost there. */
function PageButton({ label, icon, isLast, onClick }: PageButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={isLast}
      onClick={isLast ? undefined : onClick}
      sx={{ inlineSize: 44, blockSize: 44, opacity: isLast ? 0.4 : 1 }}
    >
      <Icon path={icon} mirrored />
    </IconButton>
  );
}
