import type { ReactNode } from 'react';
import { PageHeader } from '../layout/page-header.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AccountNav } from './account-nav.tsx';
import { SignedIn } from './signed-in.tsx';

interface AccountFrameProps {
  title: string;
  subtitle?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** Account page with the account navigation, for the signed-in user only. */
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
