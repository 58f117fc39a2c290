import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { OwnQuoteSummary } from '@mawad/supabase/quotes/queries';

/** Company, project and person of a request that was sent for a company; nothing for a private one. */
export function QuoteCompany({ quote: { buying } }: { quote: OwnQuoteSummary }) {
  const { t } = useTranslation('own-quotes');
  const language = useLanguage();
  if (!buying) return null;
  const parts = [localized(buying, 'company_name', language), buying.project_name, buying.requester]
    .filter(Boolean)
    .map((part) => `\u2068${part}\u2069`);
  return (
    <Box sx={{ fontSize: 'var(--text-14)', overflowWrap: 'anywhere' }}>
      {t('forCompany', { facts: parts.join(' – ') })}
    </Box>
  );
}
