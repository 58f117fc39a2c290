import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { Seller } from '@mawad/supabase/companies/sellers-queries';

/** Applications of a company and decisions on it, latest first. */
export function SellerHistory({ decisions }: Pick<Seller, 'decisions'>) {
  const { t } = useTranslation(['admin-seller', 'portal-list']);
  const format = useFormat();
  return (
    <Panel component="section" aria-labelledby="seller-history" sx={{ padding: 2 }}>
      <Typography id="seller-history" variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1 }}>
        {t('history.title')}
      </Typography>
      {decisions.length === 0 && <Typography variant="body2">{t('history.empty')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {decisions.map(({ id, from_status, to_status, reason, created_at, decided_by }) => (
          <Box
            component="li"
            key={id}
            sx={{
              paddingBlock: 1.5,
              fontSize: 'var(--text-14)',
              '& + &': { borderBlockStart: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ fontWeight: 600 }}>
              {from_status === 'suspended' && to_status === 'approved'
                ? t('history.restored')
                : to_status === 'pending'
                  ? t('history.applied')
                  : t(`portal-list:sellerStatus.${to_status}`)}
            </Box>
            <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
              <time dateTime={created_at}>{format.dateTime(created_at)}</time>
              {decided_by && (
                <>
                  {' · '}
                  <bdi>{decided_by}</bdi>
                </>
              )}
            </Box>
            {reason && (
              <Box
                dir="auto"
                sx={{ marginBlockStart: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {reason}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
