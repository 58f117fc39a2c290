import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiMagnify } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { InputAdornment, TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useLocation, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { searchOf, withParams } from '../../catalogue/listing-input.ts';

/** A status that the list can be filtered by, with its name in the reader's language. */
export interface StatusChoice<Status extends string> {
  value: Status;
  label: string;
}

interface OwnListFiltersProps<Status extends string> {
  messages: 'buying' | 'ordering' | 'own-quotes' | 'own-returns';
  statuses: StatusChoice<Status>[];
}

/** Status filter and search, both stored in the address. */
export function OwnListFilters<Status extends string>({ messages, statuses }: OwnListFiltersProps<Status>) {
  const { t } = useTranslation(messages);
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const current = params.get('status');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBlockEnd: 3 }}>
      <Box
        component="nav"
        aria-label={t('list.status')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, flexGrow: 1 }}
      >
        {[{ value: null, label: t('list.all') }, ...statuses].map(({ value, label }) => (
          <ButtonLink
            key={label}
            to={pathname + searchOf(withParams(params, { status: value }))}
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
      <ListSearch key={params.get('q')} label={t('list.search')} placeholder={t('list.searchHint')} />
    </Box>
  );
}

function ListSearch({ label, placeholder }: { label: string; placeholder: string }) {
  const [params, setParams] = useSearchParams();
  const [term, setTerm] = useState(params.get('q') ?? '');
  return (
    <Box
      component="form"
      role="search"
      aria-label={label}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setParams(withParams(params, { q: term.trim() || null }));
      }}
      sx={{ flex: { xs: '1 1 100%', sm: '0 0 320px' } }}
    >
      <TextField
        size="small"
        fullWidth
        value={term}
        placeholder={placeholder}
        onChange={(event) => setTerm(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': label, type: 'search', dir: 'auto' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton type="submit" size="small" edge="end" aria-label={label}>
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
