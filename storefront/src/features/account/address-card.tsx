import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { Address } from '@mawad/supabase/people/account-queries';
import { addressName } from '../../address/address-name.ts';
import { AddressText } from '../../address/address-text.tsx';
import { useAddressChanges } from './use-address-changes.ts';

/** Saved address with buttons to edit, delete and make it the default. */
export function AddressCard({ address }: { address: Address }) {
  const { t } = useTranslation('account');
  const { remove, makeDefault } = useAddressChanges(address);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const name = addressName(address);
  return (
    <Panel sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, minBlockSize: 26 }}>
        <Typography
          variant="h2"
          sx={{ flex: 1, minInlineSize: 0, fontSize: 'var(--text-16)', overflowWrap: 'anywhere' }}
        >
          <bdi>{name}</bdi>
        </Typography>
        {address.is_default && (
          <Box component="span" sx={badgeStyle}>
            {t('addresses.default')}
          </Box>
        )}
      </Box>
      <AddressText address={address} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginBlockStart: 'auto', marginInline: -1 }}>
        <ButtonLink
          to={`?edit=${address.id}`}
          preventScrollReset
          aria-label={t('addresses.editNamed', { name })}
        >
          {t('addresses.edit')}
        </ButtonLink>
        {!address.is_default && (
          <Button
            loading={makeDefault.isPending}
            onClick={() => makeDefault.mutate()}
            aria-label={t('addresses.makeDefaultNamed', { name })}
          >
            {t('addresses.makeDefault')}
          </Button>
        )}
        <Button
          color="error"
          onClick={() => setDialogOpen(true)}
          aria-label={t('addresses.deleteNamed', { name })}
          sx={{ marginInlineStart: 'auto' }}
        >
          {t('addresses.delete')}
        </Button>
      </Box>
      <ConfirmDialog
        open={isDialogOpen}
        title={t('addresses.deleteAsk', { name })}
        text={t('addresses.deleteText')}
        confirmLabel={t('addresses.delete')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setDialogOpen(false) })}
        onClose={() => setDialogOpen(false)}
      />
    </Panel>
  );
}

const cardStyle = {
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  padding: 2,
  paddingBlockEnd: 1,
} as const;

const badgeStyle = {
  flex: 'none',
  paddingInline: 1,
  borderRadius: '6px',
  backgroundColor: 'surface.primarySoft',
  color: 'primary.main',
  fontSize: 'var(--text-13)',
  fontWeight: 500,
  lineHeight: '26px',
};
