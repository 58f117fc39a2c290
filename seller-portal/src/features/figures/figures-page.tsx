import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { readPeriod } from '@mawad/shared-ui/desk/figures/figure-period.ts';
import { OverTime } from '@mawad/shared-ui/desk/figures/over-time.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { keepPreviousData, queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import { backendOf } from '@mawad/supabase/client';
import { type CompanyFigures, getCompanyFigures } from '@mawad/supabase/companies/seller-account-queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { BestProducts } from './best-products.tsx';
import { type FigureName, figuresSheet, isMoney } from './figures-sheet.ts';

const figureNames: readonly FigureName[] = ['sales', 'orders', 'sold', 'refused', 'returned'];

/** Sales over time and best-selling products. */
export function FiguresPage() {
  const { t } = useTranslation('seller-portal');
  const list = useListParams();
  const services = useServices();
  const period = readPeriod(list);
  const query = useQuery(
    queryOptions({
      queryKey: queryKey('orders', 'figures', period),
      queryFn: () => getCompanyFigures(backendOf(services).data, period),
      placeholderData: keepPreviousData,
    }),
  );
  const figures = figureNames.map((name) => ({
    name,
    title: t(`figures.${name}`),
    money: isMoney(name),
  }));
  return (
    <PortalPage title={t('figures.title')} action={query.data && <ExportButton figures={query.data} />}>
      {query.isError && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton variant="rounded" height={480} />}
      {query.data && (
        <Box
          aria-busy={query.isPlaceholderData}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
        >
          <Average figures={query.data} />
          <OverTime list={list} figures={figures} {...query.data} />
          <BestProducts best={query.data.best} />
        </Box>
      )}
    </PortalPage>
  );
}

/** Downloads the shown figures as a spreadsheet. */
function ExportButton({ figures }: { figures: CompanyFigures }) {
  const { t } = useTranslation(['seller-portal', 'figures', 'common']);
  const language = useLanguage();
  const format = useFormat();
  const saving = useSaveSheet(t('seller-portal:figures.fileName'), () =>
    Promise.resolve(figuresSheet(figures, figureNames, language, t, format)),
  );
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiDownload} />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
      sx={{ displayPrint: 'none' }}
    >
      {t('seller-portal:figures.export')}
    </Button>
  );
}

/** Average order value of the period; renders nothing without orders. */
function Average({ figures: { points } }: { figures: CompanyFigures }) {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  const sold = points.reduce((sum, point) => sum + point.sold, 0);
  const sales = points.reduce((sum, point) => sum + point.sales, 0);
  if (sold === 0) return null;
  return <Typography>{t('figures.average', { amount: format.money(Math.round(sales / sold)) })}</Typography>;
}
