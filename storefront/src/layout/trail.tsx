import { useLanguage } from '@mawad/shared-i18n';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { breadcrumbData } from './seo.tsx';
import { StructuredData } from './structured-data.tsx';

export function Trail({ steps }: { steps: { label: string; to?: string }[] }) {
  const { siteUrl } = useServices().site;
  const language = useLanguage();
  return (
    <>
      <Breadcrumbs items={steps} />
      <StructuredData
        item={breadcrumbData(
          siteUrl,
          language,
          steps.map(({ label, to }) => ({ label, href: to })),
        )}
      />
    </>
  );
}
