import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { type OwnQuoteLine, routeLinesToSeller } from '@mawad/supabase/quotes/queries';
import type { SellerSummary } from '@mawad/supabase/companies/sellers-queries';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { foundSellersQuery } from './quote-queries.ts';

/** Sends lines to a seller that the reader finds by name. */
export function RouteLines({ lines, onClose }: { lines: OwnQuoteLine[]; onClose: () => void }) {
  const { t } = useTranslation('admin-quotes');
  const format = useFormat();
  const language = useLanguage();
  const [seller, setSeller] = useState<SellerSummary | null>(null);
  const [isMissing, setMissing] = useState(false);
  // The list refetches behind the dialog, and sent lines leave it.
  const [sent] = useState(lines);
  const number = format.number(sent.length);
  const route = useAction({
    act: (services, companyId: string) =>
      routeLinesToSeller(
        backendOf(services).data,
        sent.map(({ id }) => id),
        companyId,
      ),
    reads: ['quotes'],
    done: () => seller !== null && t('route.done', { company: localized(seller, 'company_name', language) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('route.title', { count: sent.length, number })}
      submitLabel={t('route.label')}
      busy={route.isPending}
      failure={route.error && { title: t('route.failed'), error: route.error }}
      onSubmit={() => (seller ? route.mutate(seller.id) : setMissing(true))}
      onClose={onClose}
    >
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
        {sent.slice(0, 3).map((line) => (
          <li key={line.id}>
            <bdi>{line.description}</bdi>
          </li>
        ))}
        {sent.length > 3 && <li>{t('route.more', { number: format.number(sent.length - 3) })}</li>}
      </Box>
      <SellerSearch chosen={seller} onChoose={setSeller} />
      {isMissing && !seller && (
        <Typography role="alert" variant="body2" color="error">
          {t('route.missing')}
        </Typography>
      )}
    </FormDialog>
  );
}

interface SellerSearchProps {
  chosen: SellerSummary | null;
  onChoose: (seller: SellerSummary) => void;
}

function SellerSearch({ chosen, onChoose }: SellerSearchProps) {
  const { t } = useTranslation('admin-quotes');
  const [term, setTerm] = useState('');
  const { data, error, refetch } = useQuery(foundSellersQuery(useServices(), term));
  const found = term ? (data?.items ?? []) : [];
  const shown = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <Box role="group" aria-label={t('route.seller')} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'grid' }}>
        <PortalSearch label={t('route.search')} value={term} onSearch={setTerm} />
      </Box>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {shown.map((seller) => (
        <Button
          key={seller.id}
          size="small"
          variant={seller.id === chosen?.id ? 'contained' : 'outlined'}
          aria-pressed={seller.id === chosen?.id}
          onClick={() => onChoose(seller)}
          sx={{ justifyContent: 'start', textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          <CompanyName of={seller} />
        </Button>
      ))}
      {term && data?.count === 0 && (
        <Typography variant="body2" role="status">
          {t('route.nothing')}
        </Typography>
      )}
    </Box>
  );
}
