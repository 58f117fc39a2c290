import { ReturnsPage as SharedPage } from '@mawad/shared-ui/desk/return/returns-page.tsx';
import { useLacksRight } from '../../own-rights.ts';
import { OwnViews } from '../../own-views.tsx';
import { returnHrefs } from './return-hrefs.ts';

/** Returns that buyers asked the company for. */
export function ReturnsPage() {
  return (
    <SharedPage
      reader="company"
      hrefs={returnHrefs}
      list="own-returns"
      hidesMoney={useLacksRight('see_money')}
      views={(view) => <OwnViews list="own-returns" view={view} />}
    />
  );
}
