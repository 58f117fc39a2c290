import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { PlainInput } from '@mawad/shared-ui/components/plain-input';
import { mdiMagnify } from '@mawad/shared-ui/icons';
import { Box, Button } from '@mawad/shared-ui/mui';
import { useNavigate } from '@mawad/shared-ui/router';

interface SearchBoxProps {
  initialTerm?: string;
}

/** A search box that works as a plain form before scripts do. An empty term goes nowhere. */
export function SearchBox({ initialTerm = '' }: SearchBoxProps) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [term, setTerm] = useState(initialTerm);
  return (
    <Box
      component="form"
      role="search"
      action="/search"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (term.trim()) void navigate(`/search?q=${encodeURIComponent(term.trim())}`);
      }}
      sx={{
        display: 'flex',
        border: '2px solid',
        borderColor: 'primary.main',
        borderRadius: '8px',
        overflow: 'hidden',
        backgroundColor: 'background.paper',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <PlainInput
        name="q"
        type="search"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        placeholder={t('home.searchPlaceholder')}
        aria-label={t('home.searchLabel')}
        dir="auto"
        sx={{ flexGrow: 1, paddingInline: 2, minBlockSize: 52 }}
      />
      <Button
        type="submit"
        variant="contained"
        startIcon={<Icon path={mdiMagnify} />}
        sx={{ borderRadius: 0, paddingInline: { xs: 2, sm: 3 } }}
      >
        {t('home.search')}
      </Button>
    </Box>
  );
}
