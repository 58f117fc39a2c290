import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { type ColourName, readColours, readSizes, variantTable } from './variant-table.ts';
import type { VariantValues } from './product-values.ts';

interface VariantTableFormProps {
  known: readonly VariantValues[];
  /** Number of variants that can be added. */
  room: number;
  onAdd: (variants: VariantValues[]) => void;
  onClose: () => void;
}

/** Table of sizes and colours with a cell of opening stock for each; adds a variant for each filled cell. */
export function VariantTableForm({ known, room, onAdd, onClose }: VariantTableFormProps) {
  const { t } = useTranslation('product-form');
  const format = useFormat();
  const language = useLanguage();
  const [sizeText, setSizeText] = useState('');
  const [colourText, setColourText] = useState('');
  const [stock, setStock] = useState<Record<string, string>>({});
  const sizes = readSizes(sizeText);
  const colours = readColours(colourText);
  const isEmpty = sizeText.trim() === '' && colourText.trim() === '';
  const table = isEmpty ? [] : variantTable(sizes, colours, known);
  const colourName = ({ color, color_ar }: ColourName) =>
    localized({ color_en: color, color_ar }, 'color', language);
  const keyOf = (variant: VariantValues) => `${variant.size}\n${variant.color}`;
  const chosen = table.flat().flatMap((variant) => {
    if (variant === null) return [];
    const opening_stock = (stock[keyOf(variant)] ?? variant.opening_stock).trim();
    return opening_stock === '' ? [] : [{ ...variant, opening_stock }];
  });
  const isTooMany = chosen.length > room;
  return (
    <Box role="group" aria-label={t('variants.table')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <TextInput
          multiline
          size="small"
          label={t('variants.sizes')}
          hint={t('variants.sizesHint')}
          value={sizeText}
          onChange={({ target }) => setSizeText(target.value)}
        />
        <TextInput
          multiline
          size="small"
          label={t('variants.colours')}
          hint={t('variants.coloursHint')}
          value={colourText}
          onChange={({ target }) => setColourText(target.value)}
        />
      </Box>
      {table.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Box component="table" aria-label={t('variants.table')} sx={tableStyle}>
            <thead>
              <tr>
                <td />
                {colours.map((colour) => (
                  <th key={colour.color} scope="col">
                    <bdi>{colourName(colour)}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.map((row, line) => (
                <tr key={sizes[line]}>
                  <th scope="row">
                    <bdi>{sizes[line]}</bdi>
                  </th>
                  {row.map((variant, place) => (
                    <td key={place}>
                      {variant === null ? (
                        t('variants.exists')
                      ) : (
                        <Box
                          component="input"
                          inputMode="decimal"
                          dir="ltr"
                          aria-label={t('variants.cell', {
                            name: [sizes[line], colourName(colours[place]!)].filter(Boolean).join(', '),
                          })}
                          value={stock[keyOf(variant)] ?? variant.opening_stock}
                          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) =>
                            setStock({ ...stock, [keyOf(variant)]: target.value })
                          }
                          sx={inputStyle}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      <Box
        role="status"
        sx={{ color: isTooMany ? 'error.main' : 'text.secondary', fontSize: 'var(--text-14)' }}
      >
        {isTooMany
          ? t('variants.tooMany', { number: format.number(room) })
          : table.length > 0 && t('variants.tableHint')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={chosen.length === 0 || isTooMany} onClick={() => onAdd(chosen)}>
          {t('variants.addMany', { count: chosen.length, number: format.number(chosen.length) })}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {t('variants.closeTable')}
        </Button>
      </Box>
    </Box>
  );
}

const tableStyle = {
  borderCollapse: 'collapse',
  '& th, & td': { border: '1px solid', borderColor: 'divider', padding: 1, textAlign: 'start' },
  '& th': { backgroundColor: 'action.hover', fontWeight: 600 },
} as const;

const inputStyle = {
  boxSizing: 'border-box',
  inlineSize: 88,
  minBlockSize: 44,
  padding: '8px 10px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: 'max(var(--text-14), 16px)',
} as const;
