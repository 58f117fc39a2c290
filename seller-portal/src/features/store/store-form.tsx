import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { OwnStore } from '@mawad/supabase/companies/stores-queries';
import { useGovernorates } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { SaveBar } from '../../save-bar.tsx';
import { StaleNotice } from '../../stale-notice.tsx';
import { StorePart } from './store-part.tsx';
import { StorePictures } from './store-pictures.tsx';
import { useStoreSchema } from './store-schema.ts';
import { type StoreValues, valuesOf } from './store-values.ts';
import { TwoLanguages } from './two-languages.tsx';
import { useSaveStore } from './use-save-store.ts';

/** Compares edits with the first loaded state until they are saved or discarded, even if a refetch returns a newer one. */
export function StoreForm({ store }: { store: OwnStore }) {
  const { t } = useTranslation(['company', 'common']);
  const governorates = useGovernorates();
  const form = useForm<StoreValues>({
    resolver: zodResolver(useStoreSchema()),
    defaultValues: valuesOf(store),
    mode: 'onTouched',
  });
  const { register, reset } = form;
  const { errors, isDirty } = form.formState;
  const saving = useSaveStore(start);
  const readOnly = !store.may_edit;

  function start(read: OwnStore) {
    reset(valuesOf(read));
    saving.reset();
  }
  // Shows a newer state immediately if there are no edits to overwrite.
  useEffect(() => {
    if (!isDirty) reset(valuesOf(store));
  }, [isDirty, reset, store]);

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-label={t('company:store.title')}
        onSubmit={form.handleSubmit((values) => saving.mutate(values))}
        sx={{ display: 'grid', gap: 2, maxInlineSize: 960 }}
      >
        {readOnly && <Alert severity="info">{t('company:store.readOnly')}</Alert>}
        <StaleNotice error={saving.error} onLoad={() => void saving.readAgain()} />
        <StorePart title={t('company:store.names')}>
          <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
            {`${t('company:store.registered')}: `}
            <Box component="strong" sx={{ color: 'text.primary' }}>
              <bdi>{store.name}</bdi>
            </Box>
            <div>{t('company:store.registeredHint')}</div>
          </Box>
          <TwoLanguages name="name" disabled={readOnly} />
        </StorePart>
        <StorePictures companyId={store.id} company={store.name} disabled={readOnly} />
        <StorePart title={t('company:store.about')}>
          <TwoLanguages name="about" disabled={readOnly} rows={4} />
        </StorePart>
        <StorePart title={t('company:store.contact')}>
          <TwoLanguages name="hours" disabled={readOnly} />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              gap: 2,
            }}
          >
            <TextInput
              {...register('store_phone')}
              type="tel"
              label={t('company:store.phone')}
              hint={t('company:store.phoneHint')}
              error={errors.store_phone?.message}
              disabled={readOnly}
              ltr
            />
            {governorates.length > 0 && (
              <TextInput
                {...register('governorate')}
                select
                label={t('common:fields.governorate')}
                error={errors.governorate?.message}
                disabled={readOnly}
                slotProps={{ select: { native: true } }}
              >
                <option value="">{t('company:store.noGovernorate')}</option>
                {governorates.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </TextInput>
            )}
          </Box>
        </StorePart>
        <StorePart title={t('company:store.returns')} hint={t('company:store.returnsHint')}>
          <TwoLanguages name="returns" disabled={readOnly} rows={4} />
        </StorePart>
        {isDirty && !readOnly && <SaveBar saving={saving.isPending} onDiscard={() => start(store)} />}
      </Box>
    </FormProvider>
  );
}
