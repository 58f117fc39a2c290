import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { Category } from '@mawad/supabase/catalogue/queries';
import { categoriesQuery } from '../../catalogue/catalogue-queries.ts';
import { childrenOf } from '../../catalogue/category-tree.ts';
import { PlainSelect } from '../../layout/plain-select.tsx';

interface CategoryChoiceProps {
  /** Number of the line as shown. */
  number: string;
  /** Null: none is known. */
  value: number | null;
  onChange: (categoryId: number) => void;
}

/** Category whose sellers are asked about a line. The select with all categories appears when it is pressed. */
export function CategoryChoice({ number, value, onChange }: CategoryChoiceProps) {
  const { t } = useTranslation('quote');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { data: categories = [] } = useQuery(categoriesQuery(useServices()));
  const nameOf = (category: Category) => localized(category, 'name', language);
  const chosen = categories.find(({ id }) => id === value);
  const name = chosen ? nameOf(chosen) : t('match.categoryNone');
  if (!isOpen)
    return (
      <Button
        size="small"
        color="inherit"
        aria-label={t('match.categoryChange', { number, name })}
        onClick={() => setOpen(true)}
        sx={{ minBlockSize: 44, fontWeight: 400, textAlign: 'start', fontSize: 'var(--text-13)' }}
      >
        {t('match.category', { name })}
      </Button>
    );
  return (
    <Box ref={focusSelect} sx={{ minInlineSize: 0, maxInlineSize: 320 }}>
      <PlainSelect
        aria-label={t('match.categoryOf', { number })}
        value={value === null ? '' : String(value)}
        onChoose={(id) => {
          if (id !== '') onChange(Number(id));
        }}
        style={{ minBlockSize: 44 }}
      >
        <option value="">{t('match.categoryNone')}</option>
        {childrenOf(categories, null).map((top) => (
          <optgroup key={top.id} label={nameOf(top)}>
            <option value={top.id}>{nameOf(top)}</option>
            {categoriesBelow(categories, top.id).map((category) => (
              <option key={category.id} value={category.id}>
                {nameOf(category)}
              </option>
            ))}
          </optgroup>
        ))}
      </PlainSelect>
    </Box>
  );
}

/** Categories of every level below one, in display order. */
const categoriesBelow = (categories: Category[], id: number): Category[] =>
  childrenOf(categories, id).flatMap((child) => [child, ...categoriesBelow(categories, child.id)]);

/** Focuses the select when it is mounted. */
const focusSelect = (box: HTMLElement | null) => box?.querySelector('select')?.focus();
