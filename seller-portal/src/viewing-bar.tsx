import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiEyeOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { endStaffView, getStaffView } from '@mawad/supabase/companies/staff-views-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Notice that staff view a company's portal, with end time and a leave button. */
export function ViewingBar({ company }: { company: string }) {
  const { t } = useTranslation('seller-portal');
  const language = useLanguage();
  const format = useFormat();
  const services = useServices();
  const backend = backendOf(services);
  const [leaving, setLeaving] = useState(false);
  const { data, isError } = useQuery(
    queryOptions({
      queryKey: queryKey('company', 'view'),
      queryFn: () => getStaffView(backend.data),
      refetchInterval: 60_000,
    }),
  );
  async function leave() {
    setLeaving(true);
    // The call that ends the view must not carry the view's header, because views are read-only.
    backend.stopViewing();
    await endStaffView(backend.data).catch((error: unknown) => console.error('The view stays open', error));
    window.location.assign(`${services.site.siteUrl}/admin/sellers/${company}`);
  }
  return (
    <Box
      component="section"
      aria-label={t('viewing.label')}
      sx={{
        position: { md: 'sticky' },
        insetBlockStart: 8,
        zIndex: 'appBar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        inlineSize: '100%',
        maxInlineSize: 1280,
        marginInline: 'auto',
        marginBlockEnd: 2,
        paddingInline: 2,
        paddingBlock: 1,
        borderRadius: '8px',
        border: 1,
        borderColor: 'warning.main',
        backgroundColor: 'surface.warningSoft',
        fontSize: 'var(--text-14)',
      }}
    >
      <Icon path={mdiEyeOutline} size={20} />
      <Box role="status" sx={{ flex: '1 1 240px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        {isError
          ? t('viewing.over')
          : data &&
            t('viewing.text', {
              company: localized(data, 'company_name', language),
              until: format.dateTime(data.expires_at),
            })}
      </Box>
      <Button size="small" variant="contained" loading={leaving} onClick={() => void leave()}>
        {t('viewing.leave')}
      </Button>
    </Box>
  );
}
