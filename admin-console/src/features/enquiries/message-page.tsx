import { EnquiryPage } from './enquiry-page.tsx';

/** One message of the contact form and what was answered. */
export function MessagePage() {
  return <EnquiryPage kind="message" />;
}
