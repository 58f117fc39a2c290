import { EnquiriesPage } from './enquiries-page.tsx';

/** Quote requests from buyers and visitors. */
export function QuotesPage() {
  return <EnquiriesPage kind="quote" />;
}
