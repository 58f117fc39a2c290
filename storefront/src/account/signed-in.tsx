import type { ReactNode } from 'react';
import { RequireRole } from '@mawad/shared-ui/platform/guards/require-role.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Seo } from '../layout/seo.tsx';

/** Frame of a page that requires sign-in. */
export function SignedIn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Seo title={title} noIndex />
      {/* Screen height from the start, so that the footer does not move while the guard checks the
          session. */}
      <Box sx={{ minBlockSize: '100dvh', '@media print': { minBlockSize: 0 } }}>
        <RequireRole roles={['buyer', 'seller', 'admin']}>
          <PlainContainer>
            <Box sx={{ paddingBlockEnd: 6 }}>{children}</Box>
          </PlainContainer>
        </RequireRole>
      </Box>
    </>
  );
}
