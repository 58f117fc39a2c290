import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { mdiChevronLeft, mdiChevronRight } from '@mawad/shared-ui/icons';
import { Box, ButtonBase, type SxProps, type Theme } from '@mawad/shared-ui/mui';
import { Link } from '@mawad/shared-ui/router';
import { Icon } from '@mawad/shared-ui/components/icon';
import { usePrefetchOnIntent } from '@mawad/shared-ui/components/link';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  /** Address of a page: pages are links. */
  hrefOf: (page: number) => string;
}

/** Links to the pages of a list; nothing where there is only one. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  if (pageCount <= 1) return null;
  return (
    <Box component="nav" aria-label={t('pagination.label')}>
      <Box component="ul" sx={listStyle}>
        <li>
          <Step
            label={t('pagination.previous')}
            icon={mdiChevronLeft}
            href={page > 1 ? hrefOf(page - 1) : null}
          />
        </li>
        {pageNumbers(page, pageCount).map((one, index) => (
          <li key={one ?? `gap-${index}`}>
            {one === null ? (
              <Box component="span" aria-hidden sx={{ paddingInline: 0.5, color: 'text.secondary' }}>
                …
              </Box>
            ) : (
              <PageLink
                href={hrefOf(one)}
                current={one === page}
                label={t(one === page ? 'pagination.currentPage' : 'pagination.page', { page: number(one) })}
              >
                {number(one)}
              </PageLink>
            )}
          </li>
        ))}
        <li>
          <Step
            label={t('pagination.next')}
            icon={mdiChevronRight}
            href={page < pageCount ? hrefOf(page + 1) : null}
          />
        </li>
      </Box>
    </Box>
  );
}

function PageLink(props: { href: string; current: boolean; label: string; children: string }) {
  const { href, current, label, children } = props;
  const intent = usePrefetchOnIntent(href);
  return (
    <ButtonBase
      component={Link}
      to={href}
      {...intent}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      sx={cellStyle}
    >
      {children}
    </ButtonBase>
  );
}

function Step({ label, icon, href }: { label: string; icon: string; href: string | null }) {
  const intent = usePrefetchOnIntent(href ?? '');
  const content = <Icon path={icon} mirrored />;
  if (href === null) {
    return (
      <Box component="span" aria-hidden sx={{ ...cellStyle, opacity: 0.35 }}>
        {content}
      </Box>
    );
  }
  return (
    <ButtonBase component={Link} to={href} {...intent} aria-label={label} sx={cellStyle}>
      {content}
    </ButtonBase>
  );
}

const listStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 0.25, sm: 0.5 },
  listStyle: 'none',
  margin: 0,
  padding: 0,
};

const cellStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: { xs: 36, sm: 44 },
  blockSize: 44,
  paddingInline: { xs: 0.5, sm: 1 },
  borderRadius: 1,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
  '&:hover': { backgroundColor: 'action.hover' },
  '&[aria-current="page"]': { backgroundColor: 'action.selected', color: 'primary.main', fontWeight: 700 },
} as const;
