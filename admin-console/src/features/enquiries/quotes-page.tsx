import { EnquiriesPage } from './enquiries-page.tsx';

/** Requests for prices, of buyers and visitors. */
export function QuotesPage() {
  return <EnquiriesPage kind="quote" />;
}
