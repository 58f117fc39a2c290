import { useTranslation } from '@mawad/shared-i18n';
import { OrderNotes } from '@mawad/shared-ui/desk/order/order-notes.tsx';
import { addCompanyNote, type Seller } from '@mawad/supabase/companies/sellers-queries';
import { useStaffAction } from '../../use-staff-action.ts';

/** Internal notes about a company. */
export function SellerNotes({ seller }: { seller: Seller }) {
  const { t } = useTranslation('desk');
  const { mutateAsync } = useStaffAction({
    act: ({ data }, body: string) => addCompanyNote(data, seller.id, body),
    reads: ['sellers'],
    failed: t('notes.failed'),
  });
  return <OrderNotes notes={seller.notes} hint={t('notes.hintStaff')} onAdd={mutateAsync} />;
}
