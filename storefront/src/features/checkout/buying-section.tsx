import { useFormContext } from 'react-hook-form';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import type { Buying } from '@mawad/supabase/buying/queries';
import { AddressField } from '../../address/address-field.tsx';
import type { DeliveryValues } from '../../address/delivery-schema.ts';
import { placeOfProject } from './project-place.ts';
import type { BuyingChoice } from './use-buying-choice.ts';

/** For whom the person buys: privately, or for the company and one of its projects. */
export function BuyingSection({ buying, choice, change }: BuyingChoice) {
  const { t } = useTranslation(['buying', 'ordering']);
  const language = useLanguage();
  const fillPlace = useProjectPlace();
  if (!buying) return null;
  return (
    <>
      <Panel sx={{ padding: { xs: 2, sm: 3 } }}>
        <Box sx={fieldsStyle}>
          <TextInput
            select
            label={t('buying:checkout.for')}
            value={choice.isPrivate ? 'private' : 'company'}
            onChange={(event) => change({ isPrivate: event.target.value === 'private' })}
            slotProps={{ select: { native: true } }}
          >
            <option value="company">{localized(buying.company, 'company_name', language)}</option>
            <option value="private">{t('buying:checkout.private')}</option>
          </TextInput>
          {!choice.isPrivate && (
            <>
              <TextInput
                select
                label={t('buying:checkout.project')}
                value={choice.project}
                onChange={(event) => {
                  change({ project: event.target.value });
                  fillPlace(buying.projects.find(({ id }) => id === event.target.value));
                }}
                slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
              >
                <option value="">{t('buying:checkout.noProject')}</option>
                {buying.projects.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </TextInput>
              <AddressField name="purchase_order" label={t('ordering:checkout.purchaseOrder')} />
              <TextInput
                label={t('buying:checkout.costCode')}
                value={choice.costCode}
                onChange={(event) => change({ costCode: event.target.value })}
                slotProps={{ htmlInput: { maxLength: 40, dir: 'auto' } }}
              />
            </>
          )}
        </Box>
      </Panel>
    </>
  );
}

/** Writes the receiver and site of a project into the delivery fields. */
function useProjectPlace() {
  const { setValue } = useFormContext<DeliveryValues>();
  return (project: Buying['projects'][number] | undefined) => {
    for (const [name, value] of Object.entries(project ? placeOfProject(project) : {}))
      setValue(name as keyof DeliveryValues, value);
  };
}

const fieldsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
