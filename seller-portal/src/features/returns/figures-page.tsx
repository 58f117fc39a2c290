import { useTranslation } from '@mawad/shared-i18n';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import {
  readFigureFilter,
  ReturnFiguresPage as SharedPage,
} from '@mawad/shared-ui/desk/return/figures-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getReturnFigures } from '@mawad/supabase/returns/queries';
import { OwnViews } from '../../own-views.tsx';
import { returnsAddress } from './return-hrefs.ts';
import { returnFiguresQuery } from './return-queries.ts';

const pageSize = 20;
const subjects = ['product', 'category'] as const;

/** How often the company's goods come back, and why. */
export function ReturnFiguresPage() {
  const { t } = useTranslation('return-desk');
  const services = useServices();
  const list = useListParams();
  const filter = readFigureFilter(list, subjects);
  const query = useQuery(returnFiguresQuery(services, { ...filter, page: list.page, page_size: pageSize }));
  return (
    <SharedPage
      list={list}
      query={query}
      subjects={subjects}
      hrefOf={(subject, id) => (subject === 'product' ? `/seller/dashboard/products/${id}` : null)}
      returns={returnsAddress}
      tools={(columns) => (
        <OwnViews
          list="own-return-figures"
          view={{
            name: t('figures.title'),
            columns,
            count: query.data?.count,
            read: (place) => getReturnFigures(backendOf(services).data, { ...filter, ...place }),
          }}
        />
      )}
    />
  );
}
