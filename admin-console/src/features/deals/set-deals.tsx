import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { AppError } from '@mawad/supabase/errors';
import { backendOf } from '@mawad/supabase/client';
import { type DealPlan, setDeals } from '@mawad/supabase/deals/queries';
import { useChangeDeals } from './deal-queries.ts';
import type { DealForm } from './use-deal-form.ts';

const isStale = (error: unknown) =>
  error instanceof AppError && (error.code === 'changed_meanwhile' || error.code === 'product_not_found');

/** Confirms and saves the deals of all products that passed the preview, at the previewed prices. */
export function SetDeals({ form, isChange }: { form: DealForm; isChange: boolean }) {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const { rows, plan, problems, query } = form;
  const good = rows.filter(({ problem }) => problem === null);
  const refused = rows.length - good.length;
  const counted = (count: number) => ({ count, number: format.number(count) });
  const set = useChangeDeals({
    act: (services, deal: DealPlan) => setDeals(backendOf(services).data, deal),
    done: (count) => t(isChange ? 'changed' : 'scheduled', counted(count)),
    onDone: () => void navigate('/admin/deals'),
    onFailed: (error) => {
      if (isStale(error)) form.hold(rows);
    },
  });

  function submit() {
    const wanted = new Map(plan.products.map(({ id, price }) => [id, price]));
    set.mutate({
      ...plan,
      products: good.map(({ id, mark }) => ({ id, price: wanted.get(id), mark: mark ?? undefined })),
    });
  }

  if (rows.length === 0) return null;
  const isReady = good.length > 0 && Object.keys(problems).length === 0 && !query.isPlaceholderData;
  return (
    <Box sx={barStyle}>
      {form.isHeld && (
        <Alert
          severity="warning"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={form.takeNewPrices}>
              {t('form.takeNewPrices')}
            </Button>
          }
        >
          {set.error && isStale(set.error) && <Box>{messageOf(set.error)}</Box>}
          {t('form.held')}
        </Alert>
      )}
      {set.error && !isStale(set.error) && (
        <Alert severity="error" role="alert">
          <strong>{t('failed')}</strong> {messageOf(set.error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="contained" disabled={!isReady} loading={set.isPending} onClick={submit}>
          {t(isChange ? 'form.change' : 'form.schedule', counted(good.length))}
        </Button>
        {refused > 0 && (
          <Box role="status" sx={{ color: 'error.main', fontSize: 'var(--text-14)' }}>
            {t('form.leftOut', counted(refused))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const barStyle = {
  position: 'sticky',
  insetBlockEnd: 'var(--page-bottom, 0px)',
  zIndex: 2,
  display: 'grid',
  gap: 1.5,
  padding: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const;
