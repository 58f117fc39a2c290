import { useTranslation } from '@mawad/shared-i18n';
import { OrderNotes } from '@mawad/shared-ui/desk/order/order-notes.tsx';
import { addCompanyNote, type Seller } from '@mawad/supabase/companies/sellers-queries';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';

/** Internal notes about a company. */
export function SellerNotes({ seller }: { seller: Seller }) {
  const { t } = useTranslation('desk');
  const { mutateAsync } = useAction({
    act: (services, body: string) => addCompanyNote(backendOf(services).data, seller.id, body),
    reads: ['sellers'],
    failed: t('notes.failed'),
  });
  return <OrderNotes notes={seller.notes} hint={t('notes.hintStaff')} onAdd={mutateAsync} />;
}
