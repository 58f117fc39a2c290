import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { PlainInput } from '@mawad/shared-ui/components/plain-input';
import { mdiMagnify } from '@mawad/shared-ui/icons';
import { Box, IconButton } from '@mawad/shared-ui/mui';
import { useNavigate } from '@mawad/shared-ui/router';
import { type SubmitEvent, useState } from 'react';

/** Searches the catalogue: the trimmed term goes to /search and the box is cleared. */
export function SearchBox() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [term, setTerm] = useState('');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const trimmed = term.trim();
    if (!trimmed) return;
    setTerm('');
    void navigate(`/search?${new URLSearchParams({ q: trimmed })}`);
  }

  return (
    <Box
      component="form"
      role="search"
      action="/search"
      onSubmit={submit}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: 44,
        paddingInlineStart: 1.5,
        border: 1,
        borderColor: 'surface.outline',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        transition: 'border-color 120ms ease-out',
        '&:focus-within': {
          borderColor: 'primary.main',
          boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
        },
      }}
    >
      <PlainInput
        name="q"
        type="search"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        enterKeyHint="search"
        dir="auto"
        maxLength={200}
        sx={{ flex: 1 }}
      />
      <IconButton type="submit" aria-label={t('search.submit')} color="primary">
        <Icon path={mdiMagnify} />
      </IconButton>
    </Box>
  );
}
