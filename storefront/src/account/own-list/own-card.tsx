import type { ReactNode } from 'react';
import { useFormat } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';

interface OwnCardProps {
  /** Order or request with its number and time. */
  item: { number: string; created_at: string };
  to: string;
  /** Accessible name of the link. */
  label: string;
  status: ReactNode;
  /** Buttons need `zIndex`, because the link covers the card. */
  children: ReactNode;
}

/** Card of an own list, headed by number, status and day; the whole card links to the item. */
export function OwnCard({ item, to, label, status, children }: OwnCardProps) {
  const format = useFormat();
  return (
    <Panel component="article" sx={cardStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <AppLink to={to} color="textPrimary" underline="none" aria-label={label} sx={stretched}>
          <Ltr>{item.number}</Ltr>
        </AppLink>
        {status}
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary', marginInlineStart: { sm: 'auto' } }}>
          {format.date(item.created_at)}
        </Box>
      </Box>
      {children}
    </Panel>
  );
}

const cardStyle = {
  position: 'relative',
  display: 'grid',
  gap: 1.5,
  padding: 2,
  '&:hover': { borderColor: 'primary.main' },
} as const;

const stretched = {
  fontWeight: 700,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '8px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;
