import { EnquiryPage } from './enquiry-page.tsx';

export function QuotePage() {
  return <EnquiryPage kind="quote" />;
}
