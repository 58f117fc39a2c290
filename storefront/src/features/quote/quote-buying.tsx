import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { readBuyingFor, useBuyingFor } from '@mawad/shared-ui/desk/buying/buying-choice.ts';
import { buyingQuery } from '@mawad/shared-ui/desk/buying/buying-query.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useServices, type Services } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { Buying } from '@mawad/supabase/buying/queries';
import type { QuoteRequestInput } from '@mawad/supabase/quotes/queries';

/** Project of the choice in the bar below the header; null for a private request. */
function chosenFor(buying: Buying | null | undefined, { isPrivate, project } = readBuyingFor()) {
  if (isPrivate || !buying?.rights.includes('order')) return null;
  return { company: buying.company, project: buying.projects.find(({ id }) => id === project) ?? null };
}

/** Company and project for which a signed-in person requests a quote now; undefined for a private request. */
export async function readQuoteBuying(services: Services): Promise<QuoteRequestInput['buying']> {
  const chosen = chosenFor(await services.queryClient.ensureQueryData(buyingQuery(services)));
  return chosen ? { company_id: chosen.company.id, project_id: chosen.project?.id ?? null } : undefined;
}

/** Says for which company and project the request is sent; nothing for a private one. */
export function QuoteBuying() {
  const { t } = useTranslation('quote');
  const language = useLanguage();
  const enabled = useStore((state) => state.session.user !== null);
  const { data } = useQuery({ ...buyingQuery(useServices()), enabled });
  const chosen = chosenFor(data, useBuyingFor());
  if (!enabled || !chosen) return null;
  const company = `\u2068${localized(chosen.company, 'company_name', language)}\u2069`;
  return (
    <Alert severity="info">
      {chosen.project
        ? t('buying.project', { company, project: `\u2068${chosen.project.name}\u2069` })
        : t('buying.company', { company })}
    </Alert>
  );
}
