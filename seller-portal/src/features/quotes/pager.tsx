import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiChevronLeft, mdiChevronRight } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';

interface PagerProps {
  /** From 0. */
  page: number;
  size: number;
  count: number;
  onPage: (page: number) => void;
}

/** Buttons through the lines of a long request; nothing if all lines fit on one page. */
export function Pager({ page, size, count, onPage }: PagerProps) {
  const { t } = useTranslation(['common', 'quotes']);
  const format = useFormat();
  if (count <= size) return null;
  const last = Math.ceil(count / size) - 1;
  return (
    <Box
      component="nav"
      aria-label={t('pagination.label')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, padding: 1 }}
    >
      <IconButton
        aria-label={t('pagination.previous')}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <Icon path={mdiChevronLeft} mirrored />
      </IconButton>
      <span role="status">
        {t('quotes:range', {
          from: format.number(page * size + 1),
          to: format.number(Math.min(count, (page + 1) * size)),
          total: format.number(count),
        })}
      </span>
      <IconButton aria-label={t('pagination.next')} disabled={page === last} onClick={() => onPage(page + 1)}>
        <Icon path={mdiChevronRight} mirrored />
      </IconButton>
    </Box>
  );
}
