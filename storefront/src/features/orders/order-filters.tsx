import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { mdiMagnify } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { InputAdornment, TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useLocation, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { listedStatuses } from '@mawad/supabase/orders/queries';
import { searchOf, withParams } from '../../catalogue/listing-input.ts';

/** Status filter and search, both stored in the address. */
export function OrderFilters() {
  const { t } = useTranslation(['ordering', 'common']);
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const current = params.get('status');
  const choices = [
    { value: null, label: t('orders.all') },
    ...listedStatuses.map((value) => ({ value, label: t(`common:orderStatus.${value}`) })),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBlockEnd: 3 }}>
      <Box
        component="nav"
        aria-label={t('orders.status')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, flexGrow: 1 }}
      >
        {choices.map(({ value, label }) => (
          <ButtonLink
            key={label}
            to={pathname + searchOf(withParams(params, { status: value }))}
            size="small"
            variant={current === value ? 'contained' : 'text'}
            color={current === value ? 'primary' : 'secondary'}
            aria-current={current === value || undefined}
          >
            {label}
          </ButtonLink>
        ))}
      </Box>
      <OrderSearch key={params.get('q')} />
    </Box>
  );
}

function OrderSearch() {
  const { t } = useTranslation('ordering');
  const [params, setParams] = useSearchParams();
  const [term, setTerm] = useState(params.get('q') ?? '');
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setParams(withParams(params, { q: term.trim() || null }));
      }}
      sx={{ flex: { xs: '1 1 100%', sm: '0 0 320px' } }}
    >
      <TextField
        size="small"
        value={term}
        placeholder={t('orders.searchPlaceholder')}
        onChange={(event) => setTerm(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': t('orders.searchLabel'), type: 'search', dir: 'auto' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton type="submit" size="small" edge="end" aria-label={t('orders.searchLabel')}>
                  <Icon path={mdiMagnify} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  );
}
