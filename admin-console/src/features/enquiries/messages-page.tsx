import { EnquiriesPage } from './enquiries-page.tsx';

/** Messages from the contact form. */
export function MessagesPage() {
  return <EnquiriesPage kind="message" />;
}
