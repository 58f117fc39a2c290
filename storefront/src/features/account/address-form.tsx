import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { FormProvider, useForm } from 'react-hook-form';
import { formatPhone, useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { DialogFailure } from '@mawad/shared-ui/kit/form/dialog-failure.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { DialogActions, DialogContent } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useMutation, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { addAddress, updateAddress, type Address } from '@mawad/supabase/people/account-queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { AddressField } from '../../address/address-field.tsx';
import { profileQuery } from '../../address/address-queries.ts';
import {
  addressShape,
  emptyAddress,
  normalAddress,
  optionalText,
  type AddressValues,
} from '../../address/address-schema.ts';
import { PlaceFields } from '../../address/place-fields.tsx';

const savedAddressSchema = z.object({ ...addressShape, label: optionalText(60) });

type SavedAddressValues = AddressValues & { label: string };

interface AddressFormProps {
  /** Address to edit; undefined for a new one. */
  address?: Address;
  onDone: () => void;
}

/** Address form; keeps the entries until they are saved. */
export function AddressForm({ address, onDone }: AddressFormProps) {
  const { t } = useTranslation(['account', 'common']);
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const user = useStore((state) => state.session.user)!;
  const { data: profile } = useQuery(profileQuery(services, user.id));
  const form = useForm<SavedAddressValues>({
    resolver: zodResolver(savedAddressSchema),
    defaultValues: address ? valuesOf(address) : { ...emptyAddress, label: '' },
    // Prefills a new address with the account's name and phone when they are loaded.
    values: !address && profile ? prefillFrom(profile) : undefined,
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const save = useMutation({
    mutationFn: (values: SavedAddressValues) => {
      const { landmark, postal_code, ...rest } = normalAddress(values);
      const input = { ...rest, landmark: landmark || null, postal_code: postal_code || null };
      const { data: db } = backendOf(services);
      return address ? updateAddress(db, address.id, input) : addAddress(db, { ...input, is_default: false });
    },
    onSuccess: async () => {
      await services.queryClient.invalidateQueries({ queryKey: queryKey('account', 'addresses') });
      showToast({ title: t('addresses.saved') });
      onDone();
    },
  });

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.FormEvent) => void form.handleSubmit((values) => save.mutate(values))(event)}
        sx={{ display: 'contents' }}
      >
        <DialogContent>
          <Box sx={gridStyle}>
            <AddressField name="full_name" label={t('fields.fullName')} autoComplete="name" />
            <AddressField
              name="phone"
              type="tel"
              ltr
              label={t('fields.phone')}
              hint={t('fields.phoneHint')}
              autoComplete="tel"
            />
            <PlaceFields />
            <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
              <AddressField name="label" label={t('fields.label')} hint={t('fields.labelHint')} />
            </Box>
          </Box>
        </DialogContent>
        {save.error && (
          <DialogFailure title={t('addresses.saveFailed')}>{messageOf(save.error)}</DialogFailure>
        )}
        <DialogActions>
          <Button color="inherit" onClick={onDone}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t('common:actions.save')}
          </Button>
        </DialogActions>
      </Box>
    </FormProvider>
  );
}

function valuesOf(address: Address): SavedAddressValues {
  const { label, full_name, governorate, district, address: line, landmark, postal_code } = address;
  return {
    label,
    full_name,
    phone: formatPhone(address.phone),
    governorate,
    district,
    address: line,
    landmark: landmark ?? '',
    postal_code: postal_code ?? '',
  };
}

function prefillFrom({ full_name, phone }: { full_name: string; phone: string | null }): SavedAddressValues {
  return { ...emptyAddress, label: '', full_name, phone: phone ? formatPhone(phone) : '' };
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  paddingBlockStart: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
