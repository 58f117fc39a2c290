import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { UnloadedPage } from '@mawad/shared-ui/desk/frame/unloaded-page.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import type { Seller } from '@mawad/supabase/companies/sellers-queries';
import { SellerCompany } from './seller-company.tsx';
import { SellerDecisions } from './seller-decisions.tsx';
import { SellerDocuments } from './seller-documents.tsx';
import { SellerFigures } from './seller-figures.tsx';
import { SellerHistory } from './seller-history.tsx';
import { SellerMissing } from './seller-missing.tsx';
import { SellerNotes } from './seller-notes.tsx';
import { SellerReview, type SellerDecision } from './seller-review.tsx';
import { sellerQuery } from './seller-queries.ts';
import { SellerService } from './seller-service.tsx';
import { SellerTeam } from './seller-team.tsx';
import { measuresOf } from './service-measures.ts';
import { ViewAsSeller } from './view-as-seller.tsx';

/** A company: missing requirements, service figures, team and decisions. */
export function SellerPage() {
  const { t } = useTranslation('admin-seller');
  const { sellerId = '' } = useParams();
  const query = useQuery(sellerQuery(useServices(), sellerId));
  const back = { to: '/admin/sellers', label: t('back') };
  if (query.data) return <Content seller={query.data} back={back} />;
  const missing = { title: t('notFound'), text: t('notFoundText') };
  return <UnloadedPage title={t('title')} back={back} query={query} missing={missing} />;
}

function Content({ seller, back }: { seller: Seller; back: { to: string; label: string } }) {
  const { t } = useTranslation('admin-seller');
  const language = useLanguage();
  const format = useFormat();
  const [question, setQuestion] = useState<SellerDecision['decision'] | null>(null);
  const owner = seller.members.find(({ role }) => role === 'owner');
  const decided = {
    ...seller,
    email: owner?.email ?? null,
    email_verified: owner?.email_verified ?? false,
  };
  return (
    <PortalPage
      title={localized(seller, 'company_name', language)}
      subtitle={
        <>
          <time dateTime={seller.created_at}>{t('applied', { date: format.date(seller.created_at) })}</time>
          {seller.suspended_until && (
            <Box component="span" sx={{ display: 'block' }}>
              {t('pausedUntil', { time: format.dateTime(seller.suspended_until) })}
            </Box>
          )}
        </>
      }
      badge={<StatusChip kind="seller" status={seller.status} />}
      back={back}
      action={
        <>
          <ViewAsSeller seller={seller} />
          <SellerDecisions seller={decided} isPage onDecide={({ decision }) => setQuestion(decision)} />
        </>
      }
    >
      <PortalColumns
        side={
          <>
            <SellerCompany seller={seller} />
            <SellerHistory decisions={seller.decisions} />
          </>
        }
      >
        <SellerMissing seller={seller} />
        <SellerDocuments seller={seller} />
        <SellerService
          measures={measuresOf(seller.orders, seller.quotes, seller.replies)}
          days={seller.orders.days}
        />
        <SellerFigures orders={seller.orders} />
        <SellerTeam members={seller.members} />
        <SellerNotes seller={seller} />
      </PortalColumns>
      {question && <SellerReview seller={decided} decision={question} onClose={() => setQuestion(null)} />}
    </PortalPage>
  );
}
