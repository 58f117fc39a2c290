import { useTranslation } from '@mawad/shared-i18n';
import { ListPages as Pages, type ListPagesProps } from '@mawad/shared-ui/kit/list/list-pages.tsx';

/** Rows of a page: few enough that a list of 5,000 lines stays fluent. */
export const pageSize = 50;

export const pageOf = (place: number): number => Math.floor(place / pageSize);

/** Buttons that turn the pages of the lines of a request. */
export function ListPages(props: Omit<ListPagesProps, 'size' | 'rangeText'>) {
  const { t } = useTranslation('quote');
  return <Pages {...props} size={pageSize} rangeText={(range) => t('pages.range', range)} />;
}
