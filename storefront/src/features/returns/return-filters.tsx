import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiMagnify } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { InputAdornment, TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useLocation, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { returnStatuses } from '@mawad/supabase/returns/queries';
import { searchOf, withParams } from '../../catalogue/listing-input.ts';

/** State filter and search, both stored in the address. */
export function ReturnFilters() {
  const { t } = useTranslation(['own-returns', 'returns']);
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const current = params.get('status');
  const choices = [
    { value: null, label: t('all') },
    ...returnStatuses.map((value) => ({ value, label: t(`returns:statuses.${value}`) })),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBlockEnd: 3 }}>
      <Box
        component="nav"
        aria-label={t('state')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, flexGrow: 1 }}
      >
        {choices.map(({ value, label }) => (
          <ButtonLink
            key={label}
            to={pathname + searchOf(withParams(params, { status: value, page: null }))}
            size="small"
            variant={current === value ? 'contained' : 'text'}
            color={current === value ? 'primary' : 'secondary'}
            aria-current={current === value || undefined}
            sx={{ minBlockSize: 44 }}
          >
            {label}
          </ButtonLink>
        ))}
      </Box>
      <ReturnSearch key={params.get('q')} />
    </Box>
  );
}

function ReturnSearch() {
  const { t } = useTranslation('own-returns');
  const [params, setParams] = useSearchParams();
  const [term, setTerm] = useState(params.get('q') ?? '');
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setParams(withParams(params, { q: term.trim() || null, page: null }));
      }}
      sx={{ flex: { xs: '1 1 100%', sm: '0 0 320px' } }}
    >
      <TextField
        size="small"
        fullWidth
        value={term}
        placeholder={t('searchHint')}
        onChange={(event) => setTerm(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': t('search'), type: 'search', dir: 'auto' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton type="submit" size="small" edge="end" aria-label={t('search')}>
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
