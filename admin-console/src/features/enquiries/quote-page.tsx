import { EnquiryPage } from './enquiry-page.tsx';

/** One quote request and what was answered. */
export function QuotePage() {
  return <EnquiryPage kind="quote" />;
}
