import type { ReactNode } from 'react';
import { formatPhone } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Link, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { tapRow } from '@mawad/shared-ui/kit/tap-area.ts';

interface SenderCardProps {
  label: string;
  name: string;
  email: string | null;
  phone?: string | null;
  /** Facts without a value are left out. */
  facts: [label: string, value: ReactNode][];
}

/** Contact details of the sender of a message or a quote request. */
export function SenderCard({ label, name, email, phone, facts }: SenderCardProps) {
  return (
    <Panel
      component="section"
      aria-label={label}
      sx={{ padding: 2, fontSize: 'var(--text-14)', overflowWrap: 'anywhere' }}
    >
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1.5 }}>
        <bdi>{name}</bdi>
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
        {phone && (
          <Link href={`tel:${phone}`} sx={tapRow}>
            <Ltr>{formatPhone(phone)}</Ltr>
          </Link>
        )}
        {email && (
          <Link href={`mailto:${email}`} sx={tapRow}>
            <Ltr>{email}</Ltr>
          </Link>
        )}
      </Box>
      <Box component="dl" sx={factsStyle}>
        {facts
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <Box key={term} sx={{ display: 'contents' }}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
      </Box>
    </Panel>
  );
}

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.75,
  margin: 0,
  marginBlockStart: 1.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0 },
} as const;
