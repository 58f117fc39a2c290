import { Box, Typography } from '@mawad/shared-ui/mui';
import { AppLink } from '@mawad/shared-ui/components/link';

export interface FooterLink {
  to: string;
  text: string;
}

/** A titled list of links. */
export function FooterColumn({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <Box component="nav" aria-label={title}>
      <Typography component="h2" sx={heading}>
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {links.map(({ to, text }) => (
          <li key={text}>
            <AppLink to={to} color="inherit" sx={link}>
              {text}
            </AppLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const heading = { fontSize: 'var(--text-14)', fontWeight: 600, marginBlockEnd: 0.5 } as const;
const list = { listStyle: 'none', margin: 0, padding: 0, fontSize: 'var(--text-14)' } as const;
const link = {
  display: 'inline-block',
  paddingBlock: { xs: '12px', md: '5px' },
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
} as const;
