import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import { categoriesQuery } from '../../categories-query.ts';
import { templateSheet } from './template.ts';

/** Downloads the import template in the reader's language. */
export function TemplateButton() {
  const { t } = useTranslation('import');
  const language = useLanguage();
  const services = useServices();
  const saving = useSaveSheet(t('choose.templateFile'), async () => {
    const categories = await services.queryClient.fetchQuery(categoriesQuery(services));
    const example = categories.find(({ parent_id }) => parent_id !== null) ?? categories[0];
    return templateSheet(language, t, example ? localized(example, 'name', language) : '');
  });
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={mdiDownload} />}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t('choose.template')}
    </Button>
  );
}
