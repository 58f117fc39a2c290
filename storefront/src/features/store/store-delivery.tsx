import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { Store, StoreDeliveryArea } from '@mawad/supabase/companies/stores-queries';

/** Delivery terms by governorate, with districts whose terms differ. */
export function StoreDelivery({ delivery: { free_over, areas } }: { delivery: Store['delivery'] }) {
  const { t } = useTranslation('store');
  const format = useFormat();
  const language = useLanguage();
  return (
    <>
      {free_over !== null && t('delivery.freeOver', { limit: format.money(free_over) })}
      <Box component="ul" sx={listStyle}>
        {areas.map((area) => {
          const governorate = localized(area, 'name', language);
          return (
            <Box key={area.name_en} component="li">
              <Area area={area} showsFree={free_over === null} />
              {area.districts.length > 0 && (
                <Box component="ul" aria-label={t('delivery.exceptions', { governorate })} sx={districtStyle}>
                  {area.districts.map((district) => (
                    <li key={district.name_en}>
                      <Area area={district} showsFree={free_over === null} />
                    </li>
                  ))}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </>
  );
}

function Area({ area, showsFree }: { area: StoreDeliveryArea; showsFree: boolean }) {
  const { t } = useTranslation('store');
  const format = useFormat();
  const facts = [
    area.fee === 0 ? t('delivery.free') : t('delivery.fee', { fee: format.money(area.fee) }),
    area.lead_days === 0
      ? t('delivery.sameDay')
      : t('delivery.days', { count: area.lead_days, number: format.number(area.lead_days) }),
    ...(showsFree && area.fee > 0 && area.free_over !== null
      ? [t('delivery.freeHere', { limit: format.money(area.free_over) })]
      : []),
    ...(area.truck_needed ? [t('delivery.truck')] : []),
  ];
  return (
    <>
      <Box sx={lineStyle}>
        <strong>{localized(area, 'name', useLanguage())}</strong>
        {area.minimum_order !== null && (
          <span>{t('delivery.minimum', { minimum: format.money(area.minimum_order) })}</span>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{facts.join(' · ')}</Box>
    </>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  marginBlockStart: 1,
  padding: 0,
  '& > li': { paddingBlock: 1, borderBlockStart: 1, borderColor: 'divider' },
} as const;

const districtStyle = {
  listStyle: 'none',
  margin: 0,
  marginBlockStart: 1,
  padding: 0,
  paddingInlineStart: 2,
  display: 'grid',
  gap: 1,
  borderInlineStart: 2,
  borderColor: 'divider',
} as const;

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;
