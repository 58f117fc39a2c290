import type { ReactNode } from 'react';
import { formatPhone } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';

/** Part of the marketplace in a printed paper, with its contact, at the end of the paper. */
export function PaperFooter({ children }: { children: ReactNode }) {
  const { contact } = useServices().site;
  return (
    <Box component="footer" sx={footerStyle}>
      <Box>{children}</Box>
      <Box sx={{ textAlign: 'end' }}>
        <Ltr>{formatPhone(contact.phone)}</Ltr>
        <Box>
          <Ltr>{contact.email}</Ltr>
        </Box>
      </Box>
    </Box>
  );
}

const footerStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  marginBlockStart: 4,
  paddingBlockStart: 1.5,
  borderBlockStart: '1px solid #C9CEC9',
  fontSize: 11,
  color: '#3E5561',
};
