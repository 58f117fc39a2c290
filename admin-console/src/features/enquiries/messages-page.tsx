import { EnquiriesPage } from './enquiries-page.tsx';

/** What people wrote through the contact form. */
export function MessagesPage() {
  return <EnquiriesPage kind="message" />;
}
