import { useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import type { Comparison } from '@mawad/supabase/quotes/queries';

/** Why the reader of a company's request cannot accept offers, and which lines already wait for approval. */
export function QuoteNotes({ request }: Pick<Comparison, 'request'>) {
  const { t } = useTranslation('quote-comparison');
  return (
    <>
      {!request.may_accept && <Alert severity="info">{t('readOnly')}</Alert>}
      {request.waiting.length > 0 && (
        <Alert severity="info">
          {t('waiting')}
          <Box
            component="span"
            sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 1 }}
          >
            {request.waiting.map(({ id, number }) => (
              <AppLink key={id} to={`/account/company/requests/${id}`} underline="always">
                <Ltr>{number}</Ltr>
              </AppLink>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}
