import type { KeyboardEvent } from 'react';
import { Icon } from '@mawad/shared-ui/components/icon';
import { AppLink } from '@mawad/shared-ui/components/link';
import { mdiCheck } from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';

interface FilterOptionProps {
  /** `radio` for one of several ways, in a FilterGroup that says so. */
  role?: 'checkbox' | 'radio';
  /** Address with the choice made, or taken back. */
  href: string;
  label: string;
  count?: string;
  selected: boolean;
}

/** One choice of a filter: a link, so that it opens in tabs and works before scripts do, spoken as what it looks like. */
export function FilterOption({ role = 'checkbox', href, label, count, selected }: FilterOptionProps) {
  return (
    <AppLink
      to={href}
      rel="nofollow"
      preventScrollReset
      role={role}
      aria-checked={selected}
      onKeyDown={pressWithSpace}
      sx={{ ...optionStyle, fontWeight: selected ? 600 : 400 }}
    >
      <Box
        aria-hidden
        sx={{
          ...boxStyle,
          borderRadius: role === 'radio' ? '50%' : '4px',
          borderColor: selected ? 'primary.main' : 'text.secondary',
          backgroundColor: selected ? 'primary.main' : 'transparent',
        }}
      >
        {selected && (role === 'radio' ? <Box sx={dotStyle} /> : <Icon path={mdiCheck} />)}
      </Box>
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      {count !== undefined && (
        <Box component="span" sx={countStyle}>
          {count}
        </Box>
      )}
    </AppLink>
  );
}

// A link follows Enter alone.
function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minBlockSize: { xs: 44, lg: 32 },
  fontSize: 'var(--text-14)',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { color: 'primary.main' },
} as const;

const boxStyle = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  border: '1.5px solid',
  color: 'primary.contrastText',
  '& svg': { fontSize: 'var(--text-14)' },
} as const;

const dotStyle = {
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  backgroundColor: 'currentColor',
} as const;

const countStyle = {
  color: 'text.secondary',
  fontSize: 'var(--text-12)',
  fontVariantNumeric: 'tabular-nums',
} as const;
