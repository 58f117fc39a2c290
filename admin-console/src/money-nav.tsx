import { useEffect, useRef } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { SectionBadge } from '@mawad/shared-ui/desk/frame/section-badge.tsx';
import { Box, ButtonBase } from '@mawad/shared-ui/kit/mui.ts';
import { NavLink } from '@mawad/shared-ui/kit/router.ts';
import { useStaffQueues } from './use-staff-queues.ts';

const parts = [
  { name: 'balances', to: '/admin/money', end: true },
  { name: 'transactions', to: '/admin/money/transactions' },
  { name: 'rates', to: '/admin/money/rates' },
  { name: 'payouts', to: '/admin/money/payouts' },
  { name: 'adjustments', to: '/admin/money/adjustments' },
  { name: 'reports', to: '/admin/reports' },
  { name: 'settings', to: '/admin/money/settings' },
] as const;

/** Links to the other money pages. */
export function MoneyNav() {
  const { t } = useTranslation('money');
  const queues: Record<string, number | undefined> = useStaffQueues();
  const nav = useRef<HTMLElement>(null);
  // On a phone the open page's link may be beyond the edge of the row.
  useEffect(() => {
    const { current: row } = nav;
    const open = row?.querySelector('[aria-current=page]');
    if (!row || !open) return;
    const [outer, inner] = [row.getBoundingClientRect(), open.getBoundingClientRect()];
    row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }, []);
  return (
    <Box component="nav" ref={nav} aria-label={t('sections')} sx={navStyle}>
      {parts.map(({ name, ...link }) => (
        <ButtonBase key={name} component={NavLink} {...link} sx={linkStyle}>
          {t(`nav.${name}`)}
          <SectionBadge place="line" waiting={queues[name]} />
        </ButtonBase>
      ))}
    </Box>
  );
}

const navStyle = {
  display: 'flex',
  overflowX: 'auto',
  gap: 0.5,
  marginBlockEnd: 2,
  borderBlockEnd: 1,
  borderColor: 'divider',
} as const;

const linkStyle = {
  flex: 'none',
  minBlockSize: 44,
  gap: 0.75,
  paddingInline: 1.5,
  fontFamily: 'inherit',
  fontSize: 'var(--text-14)',
  color: 'text.secondary',
  borderBlockEnd: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '&.active': { color: 'primary.main', borderBlockEndColor: 'primary.main', fontWeight: 600 },
} as const;
