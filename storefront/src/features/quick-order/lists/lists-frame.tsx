import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { SignedIn } from '../../../account/signed-in.tsx';
import { Breadcrumbs } from '../../../layout/breadcrumbs.tsx';
import { PageHeader } from '../../../layout/page-header.tsx';

interface ListsFrameProps {
  title: string;
  subtitle?: ReactNode;
  action?: ReactNode;
  /** Whether the page is below the overview of the lists. */
  isBelow?: boolean;
  children: ReactNode;
}

/** Heading and trail of a page of the purchase lists, which are for signed-in people. */
export function ListsFrame({ title, subtitle, action, isBelow, children }: ListsFrameProps) {
  const { t } = useTranslation(['lists', 'storefront']);
  return (
    <SignedIn title={title}>
      <Breadcrumbs
        items={[
          { label: t('storefront:page.home'), to: '/' },
          { label: t('quick.title'), to: '/quick-order' },
          ...(isBelow ? [{ label: t('purchase.title'), to: '/quick-order/lists' }] : []),
          { label: title },
        ]}
      />
      <PageHeader title={title} subtitle={subtitle} action={action} />
      {children}
    </SignedIn>
  );
}
