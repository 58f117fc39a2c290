import { formatPhone } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Both, invoiceWords } from './invoice-words.tsx';

/** Name and contact of the marketplace at the end of a printed paper. */
export function PaperFooter() {
  const { contact } = useServices().site;
  const { en, ar } = invoiceWords;
  return (
    <Box component="footer" sx={footerStyle}>
      <Box>
        <Both en={en.soldThrough} ar={ar.soldThrough} />
      </Box>
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
