import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { PlainButton } from '@mawad/shared-ui/kit/plain-button.tsx';
import type { Facet } from '@mawad/supabase/catalogue/queries';
import { FilterOption } from './filter-option.tsx';

interface FacetListProps {
  facets: Facet[];
  formatCount: (count: number) => string | undefined;
  selected: string[];
  role?: 'checkbox' | 'radio';
  /** Number of values shown before "Show more". */
  shownAtFirst?: number;
  /** Address with the value added or, if selected, removed. */
  hrefOf: (value: string, selected: boolean) => string;
}

/** Values of one filter. Selected values are always shown, at their usual position. */
export function FacetList({ facets, formatCount, selected, role, shownAtFirst = 8, hrefOf }: FacetListProps) {
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const shown = facets.filter(({ value }, index) => all || index < shownAtFirst || selected.includes(value));
  return (
    <>
      {shown.map((facet) => {
        const isSelected = selected.includes(facet.value);
        return (
          <FilterOption
            key={facet.value}
            role={role}
            href={hrefOf(facet.value, isSelected)}
            label={localized(facet, 'label', language)}
            count={formatCount(facet.count)}
            selected={isSelected}
          />
        );
      })}
      {facets.length > shownAtFirst && (
        <PlainButton look="text" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t('listing.showLess') : t('listing.showMore')}
        </PlainButton>
      )}
    </>
  );
}
