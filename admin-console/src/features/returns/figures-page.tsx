import { ReturnFiguresPage as SharedPage } from '@mawad/shared-ui/desk/return/figures-page.tsx';
import { ConsoleViews } from '../../console-views.tsx';
import { returnHrefs } from './return-hrefs.ts';

const subjects = ['seller', 'product', 'category'] as const;
const pages = { seller: 'sellers', product: 'products', category: 'categories' } as const;

/** How often the goods of all companies come back, and why. */
export const ReturnFiguresPage = () => (
  <SharedPage
    subjects={subjects}
    hrefOf={(subject, id) => `/admin/${pages[subject]}/${id}`}
    returns={returnHrefs.list}
    views={(view) => <ConsoleViews list="console-return-figures" view={view} />}
  />
);
