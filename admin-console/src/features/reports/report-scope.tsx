import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useGovernorates } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { Report } from '@mawad/supabase/reports/queries';
import { allCategoriesQuery, inTree } from '../../choice-queries.ts';
import { CompanyChoice } from '../../company-choice.tsx';
import type { ReportParams } from './report-params.ts';

interface ReportScopeProps {
  list: ListParams;
  params: ReportParams;
  names: Report['names'] | undefined;
}

/** Seller, category and governorate that a report is narrowed to, in any combination. */
export function ReportScope({ list, params, names }: ReportScopeProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const governorates = useGovernorates();
  const { data: categories = [] } = useQuery(allCategoriesQuery(useServices()));
  const { company_id: company } = params.filter;
  const category = list.filter('category');
  const nameOf = (subject: 'company' | 'category') => {
    const name = names?.[subject];
    return name ? localized(name, 'name', language) : names ? t('deleted') : '…';
  };
  const tree = inTree(categories);
  const isListed = !category || category === '0' || tree.some((one) => String(one.category.id) === category);
  return (
    <Box role="group" aria-label={t('scope')} sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
        <Box sx={{ flex: { xs: '1 1 100%', md: '0 1 280px' } }}>
          <CompanyChoice
            label={t('ways.company')}
            size="small"
            value={company ? { id: company, name: nameOf('company') } : null}
            onChoose={(chosen) => list.setFilter('company', chosen?.id ?? '')}
          />
        </Box>
        <PortalSelect
          label={t('ways.category')}
          value={category}
          options={[
            { value: '', label: t('anyCategory') },
            ...tree.map((one) => ({
              value: String(one.category.id),
              label: '\u00a0'.repeat(one.depth * 3) + localized(one.category, 'name', language),
            })),
            ...(isListed ? [] : [{ value: category, label: nameOf('category') }]),
            { value: '0', label: t('noCategory') },
          ]}
          onChoose={(value) => list.setFilter('category', value)}
        />
        <PortalSelect
          label={t('ways.governorate')}
          value={list.filter('governorate')}
          options={[
            { value: '', label: t('anyGovernorate') },
            ...governorates.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          onChoose={(value) => list.setFilter('governorate', value)}
        />
        {params.narrowed.length > 0 && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => list.setFilters({ company: '', category: '', governorate: '' })}
          >
            {t('showAll')}
          </Button>
        )}
      </Box>
      {((category && category !== '0') || params.way === 'category') && (
        <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>{t('categoryTree')}</Box>
      )}
    </Box>
  );
}
