import { useTranslation } from '@mawad/shared-i18n';
import { ListPages, type ListPagesProps } from '@mawad/shared-ui/kit/list/list-pages.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

/** Buttons that turn the pages of the lines of a request. */
export function Pager(props: Omit<ListPagesProps, 'label' | 'rangeText'>) {
  const { t } = useTranslation('quotes');
  return (
    <Box sx={{ padding: 1, '&:empty': { display: 'none' } }}>
      <ListPages {...props} rangeText={(range) => t('range', range)} />
    </Box>
  );
}
