import { useTranslation } from '@mawad/shared-i18n';
import { ReturnStatusTag } from '@mawad/shared-ui/desk/return/return-status.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { Returnable } from '@mawad/supabase/returns/queries';

/** Links to the returns of an order so far, newest first. */
export function EarlierReturns({ returns }: Pick<Returnable, 'returns'>) {
  const { t } = useTranslation('own-returns');
  if (returns.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.5 }}>
      {returns.map(({ id, number, status }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
        >
          <AppLink to={`/returns/${id}`} underline="always" sx={tapArea}>
            {t('order.see', { number: `\u2066${number}\u2069` })}
          </AppLink>
          <ReturnStatusTag status={status} isAppealed={false} outcome={null} />
        </Box>
      ))}
    </Box>
  );
}
