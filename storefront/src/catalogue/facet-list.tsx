import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { AppLink } from '@mawad/shared-ui/components/link';
import { mdiCheck } from '@mawad/shared-ui/icons';
import { Box, Button } from '@mawad/shared-ui/mui';
import type { Facet } from '@mawad/supabase/queries/catalogue';

interface FacetListProps {
  facets: Facet[];
  selected: string[];
  /** How many stand there before the rest is asked for. */
  shownAtFirst?: number;
  /** Address with the value added, or taken away when it is selected. */
  hrefOf: (value: string, selected: boolean) => string;
}

/** Values of one filter as links, so that they open in tabs, deep-link and work before scripts do. */
export function FacetList({ facets, selected, shownAtFirst = 8, hrefOf }: FacetListProps) {
  const { t } = useTranslation('storefront');
  const [all, setAll] = useState(false);
  const chosenFirst = [...facets].sort(
    (a, b) => Number(selected.includes(b.value)) - Number(selected.includes(a.value)),
  );
  const shown = all ? chosenFirst : chosenFirst.slice(0, Math.max(shownAtFirst, selected.length));
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown.map((facet) => (
          <li key={facet.value}>
            <FacetLink facet={facet} selected={selected.includes(facet.value)} hrefOf={hrefOf} />
          </li>
        ))}
      </Box>
      {facets.length > shownAtFirst && (
        <Button size="small" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t('listing.showLess') : t('listing.showMore')}
        </Button>
      )}
    </>
  );
}

interface FacetLinkProps {
  facet: Facet;
  selected: boolean;
  hrefOf: FacetListProps['hrefOf'];
}

function FacetLink({ facet, selected, hrefOf }: FacetLinkProps) {
  const language = useLanguage();
  const format = useFormat();
  return (
    <FilterLink
      href={hrefOf(facet.value, selected)}
      label={localized(facet, 'label', language)}
      count={format.number(facet.count)}
      selected={selected}
    />
  );
}

/** One filter that is on or off. */
export function FilterLink(props: { href: string; label: string; count?: string; selected: boolean }) {
  const { href, label, count, selected } = props;
  return (
    <AppLink
      to={href}
      rel="nofollow"
      preventScrollReset
      aria-current={selected || undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minBlockSize: { xs: 44, lg: 32 },
        fontSize: 'var(--text-14)',
        color: 'text.primary',
        textDecoration: 'none',
        fontWeight: selected ? 600 : 400,
        '&:hover': { color: 'primary.main' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          flexShrink: 0,
          display: 'grid',
          placeItems: 'center',
          inlineSize: 18,
          blockSize: 18,
          borderRadius: '4px',
          border: '1.5px solid',
          borderColor: selected ? 'primary.main' : 'text.secondary',
          backgroundColor: selected ? 'primary.main' : 'transparent',
          color: 'primary.contrastText',
          '& svg': { fontSize: 'var(--text-14)' },
        }}
      >
        {selected && <Icon path={mdiCheck} />}
      </Box>
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      {count !== undefined && (
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontSize: 'var(--text-12)', fontVariantNumeric: 'tabular-nums' }}
        >
          {count}
        </Box>
      )}
    </AppLink>
  );
}
