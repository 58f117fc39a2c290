import { ReturnFiguresPage as SharedPage } from '@mawad/shared-ui/desk/return/figures-page.tsx';
import { OwnViews } from '../../own-views.tsx';
import { returnHrefs } from './return-hrefs.ts';

const subjects = ['product', 'category'] as const;

/** How often the company's goods come back, and why. */
export const ReturnFiguresPage = () => (
  <SharedPage
    subjects={subjects}
    hrefOf={(subject, id) => (subject === 'product' ? `/seller/dashboard/products/${id}` : null)}
    returns={returnHrefs.list}
    views={(view) => <OwnViews list="own-return-figures" view={view} />}
  />
);
