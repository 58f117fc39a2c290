import { useTranslation } from '@mawad/shared-i18n';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { PortalDay } from '@mawad/shared-ui/desk/list/portal-day.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';

interface OrderBoundsProps {
  list: ListParams;
  /** Names in the reader's language. */
  governorates: { code: string; name: string }[];
}

/** List filters for governorate, pickup and date of orders. */
export function OrderBounds({ list, governorates }: OrderBoundsProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      <PortalSelect
        label={t('filters.governorate')}
        value={list.filter('governorate')}
        options={[
          { value: '', label: t('filters.anyGovernorate') },
          ...governorates.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChoose={(code) => list.setFilter('governorate', code)}
      />
      <PortalSelect
        label={t('filters.handover')}
        value={list.filter('handover')}
        options={[
          { value: '', label: t('filters.anyHandover') },
          { value: 'pickup', label: t('filters.pickup') },
        ]}
        onChoose={(handover) => list.setFilter('handover', handover)}
      />
      <PortalDay
        label={t('filters.from')}
        value={list.filter('from')}
        onChoose={(day) => list.setFilter('from', day)}
      />
      <PortalDay
        label={t('filters.to')}
        value={list.filter('to')}
        onChoose={(day) => list.setFilter('to', day)}
      />
    </>
  );
}
