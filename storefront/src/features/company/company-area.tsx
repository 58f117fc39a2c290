import { Navigate, useParams } from '@mawad/shared-ui/kit/router.ts';
import { CompanyPage } from './company-page.tsx';
import { InvoicesPage } from './invoices-page.tsx';
import { InvoicesPrintPage } from './invoices-print-page.tsx';
import { JoinPage } from './join-page.tsx';
import { OrdersPage } from './orders-page.tsx';
import { ProjectsPage } from './projects-page.tsx';
import { RequestPage } from './request-page.tsx';
import { RequestsPage } from './requests-page.tsx';
import { SpendPage } from './spend-page.tsx';

/** Pages of the company for which the person buys. One route holds them, because every route is in the shop's first view. */
export function CompanyArea() {
  const [section = '', id = ''] = (useParams()['*'] ?? '').split('/');
  switch (section) {
    case '':
      return <CompanyPage />;
    case 'join':
      return <JoinPage />;
    case 'projects':
      return <ProjectsPage />;
    case 'requests':
      return id ? <RequestPage key={id} id={id} /> : <RequestsPage />;
    case 'orders':
      return <OrdersPage />;
    case 'spend':
      return <SpendPage />;
    case 'invoices':
      return id === 'print' ? <InvoicesPrintPage /> : <InvoicesPage />;
    default:
      return <Navigate to="/account/company" replace />;
  }
}
