import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiChevronLeft, mdiChevronRight } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';

/** Rows of a page: few enough that a list of 5,000 lines stays fluent. */
export const pageSize = 50;

export const pageOf = (place: number): number => Math.floor(place / pageSize);

interface ListPagesProps {
  label: string;
  /** From 0. */
  page: number;
  /** Number of rows of all pages. */
  count: number;
  onPage: (page: number) => void;
}

/** Buttons that turn the pages of a long list; nothing if there is only one page. */
export function ListPages({ label, page, count, onPage }: ListPagesProps) {
  const { t } = useTranslation('quote');
  const { number } = useFormat();
  const last = pageOf(Math.max(count - 1, 0));
  if (last === 0) return null;
  const from = number(page * pageSize + 1);
  const to = number(Math.min((page + 1) * pageSize, count));
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <PageButton
        label={t('pages.previous')}
        icon={mdiChevronLeft}
        isLast={page === 0}
        onClick={() => onPage(page - 1)}
      />
      <Box component="span" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('pages.range', { from, to, total: number(count) })}
      </Box>
      <PageButton
        label={t('pages.next')}
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
