import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import {
  saveInformationPage,
  type InformationContent,
  type InformationPageName,
} from '@mawad/supabase/site/information-pages-queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';

/** Publishes a text, or the built-in one (null), over the version that was read. */
export function usePublishPage(name: InformationPageName, version: number) {
  const { t } = useTranslation('admin-pages');
  const { queryClient } = useServices();
  const loadNewest = () => void queryClient.invalidateQueries({ queryKey: everyQuery('site') });
  const publish = useAction({
    act: (services, content: InformationContent | null) =>
      saveInformationPage(backendOf(services).data, name, content, version),
    reads: ['audit-log'],
    done: () => t('published'),
    onDone: loadNewest,
  });
  return { ...publish, loadNewest };
}
