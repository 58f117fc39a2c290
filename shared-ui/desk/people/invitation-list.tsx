import { type ReactNode, useId } from 'react';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';

/** Pending invitations; the children are `InvitationRow`s. */
export function InvitationList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: 2 }}>
      <Typography variant="h2" id={id} sx={{ fontSize: 'var(--text-16)' }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {children}
      </Box>
    </Panel>
  );
}

interface InvitationRowProps {
  email: string;
  /** The role, and the expiry of the invitation. */
  facts: string[];
  busy: boolean;
  again: { label: string; onClick: () => void };
  revoke: { label: string; onClick: () => void };
}

/** One invitation, with buttons to send it again and to revoke it. */
export function InvitationRow({ email, facts, busy, again, revoke }: InvitationRowProps) {
  return (
    <Box
      component="li"
      aria-label={email}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlock: 1 }}
    >
      <Box sx={{ flex: '1 1 220px', minInlineSize: 0, overflowWrap: 'anywhere', fontSize: 'var(--text-14)' }}>
        <Ltr>{email}</Ltr>
        <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>{facts.join(' · ')}</Box>
      </Box>
      <Button disabled={busy} onClick={again.onClick}>
        {again.label}
      </Button>
      <Button color="error" disabled={busy} onClick={revoke.onClick}>
        {revoke.label}
      </Button>
    </Box>
  );
}
