import { Breadcrumbs } from './breadcrumbs.tsx';
import { useServices } from '@mawad/shared-ui/contract';
import { breadcrumbData } from './seo.tsx';
import { StructuredData } from './structured-data.tsx';

/** The way from the home page to here, for readers and for search engines. */
export function Trail({ steps }: { steps: { label: string; to?: string }[] }) {
  const { siteUrl } = useServices().site;
  return (
    <>
      <Breadcrumbs items={steps} />
      <StructuredData
        item={breadcrumbData(
          siteUrl,
          steps.map(({ label, to }) => ({ label, href: to })),
        )}
      />
    </>
  );
}
