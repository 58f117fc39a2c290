import { EnquiryPage } from './enquiry-page.tsx';

export function MessagePage() {
  return <EnquiryPage kind="message" />;
}
