import type { ReactNode } from 'react';
import { PageHeader } from '../layout/page-header.tsx';
import { Box } from '@mawad/shared-ui/mui';
import { AccountNav } from './account-nav.tsx';
import { SignedIn } from './signed-in.tsx';

interface AccountFrameProps {
  title: string;
  /** One quiet line under the title. */
  subtitle?: ReactNode;
  /** The one main action. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of the account: its sections beside the content, for its signed-in owner only. */
export function AccountFrame({ title, subtitle, action, children }: AccountFrameProps) {
  return (
    <SignedIn title={title}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '220px minmax(0, 1fr)' },
          columnGap: 5,
          alignItems: 'start',
        }}
      >
        <AccountNav />
        <Box sx={{ minInlineSize: 0 }}>
          <PageHeader title={title} subtitle={subtitle} action={action} />
          {children}
        </Box>
      </Box>
    </SignedIn>
  );
}
