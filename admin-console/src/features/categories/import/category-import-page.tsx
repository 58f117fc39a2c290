import { useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useInspectedFile } from '@mawad/shared-ui/spreadsheet/use-inspected-file.ts';
import { ChooseFile } from './choose-file.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportReview } from './import-review.tsx';
import { MappingStep } from './mapping-step.tsx';
import { fileLimits } from './read-category-file.ts';
import { useCategoryImport } from './use-category-import.ts';

/** Steps of a category import: choose a file, map its columns, review, write. */
export function CategoryImportPage() {
  const { t } = useTranslation('admin-categories');
  const reading = useInspectedFile(fileLimits);
  const { inspected } = reading;
  const { review, check, pictures, apply, clear } = useCategoryImport();
  function startAgain() {
    clear();
    reading.clear();
  }
  return (
    <PortalPage
      title={t('import.title')}
      subtitle={t('import.lead')}
      back={{ to: '/admin/categories', label: t('back') }}
    >
      {!inspected && (
        <>
          <ChooseFile reading={reading} />
          <EarlierImports />
        </>
      )}
      {inspected && !review && (
        <MappingStep
          key={inspected.info.sheet}
          inspected={inspected}
          busy={check.isPending}
          pictures={pictures}
          failure={check.error}
          onSheet={(sheet) => void reading.read(inspected.file, sheet)}
          onOther={startAgain}
          onPlan={check.mutate}
        />
      )}
      {review && (
        <ImportReview
          review={review}
          busy={apply.isPending}
          failure={apply.error}
          onApply={() => apply.mutate(review)}
          onOther={startAgain}
        />
      )}
    </PortalPage>
  );
}
