import { useDeferredValue, useRef, useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Autocomplete } from '@mawad/shared-ui/kit/mui-more.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { ProductCard } from '@mawad/supabase/catalogue/queries';
import { readBillText } from '@mawad/shared-ui/spreadsheet/bill/read-bill-text.ts';
import { LineInput } from './line-input.tsx';
import { makeLine, problemsOf, type LinkedProduct, type QuoteLine } from './quote-lines.ts';
import { matchingProductsQuery } from '../../bill/matching-products.ts';
import { UnitSelect } from './unit-select.tsx';

const emptyLine = { description: '', quantity: '', unit: '' };

/** Input for the next line: suggests products while typing and adds the line on Enter. */
export function LineComposer({ onLine }: { onLine: (line: QuoteLine) => void }) {
  const { t } = useTranslation('quote');
  const language = useLanguage();
  const [typed, setTyped] = useState(emptyLine);
  const [product, setProduct] = useState<LinkedProduct | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const problems = isSubmitted ? problemsOf(typed) : {};
  const nameOf = (found: ProductCard | string) =>
    typeof found === 'string' ? found : localized(found, 'name', language);
  const products = useMatchingProducts(typed.description);

  function choose(found: ProductCard | string | null) {
    if (found === null || typeof found === 'string') return;
    const name = nameOf(found);
    setProduct({ product_id: found.id, name });
    setTyped((before) => ({ ...before, description: name, unit: found.unit }));
  }

  function add() {
    // Also reads a complete text such as "cement 50 bags".
    const [sentence] = typed.quantity === '' ? readBillText(typed.description).lines : [];
    const line = sentence?.quantity
      ? {
          description: sentence.description,
          quantity: sentence.quantity,
          unit: typed.unit || sentence.unit,
        }
      : typed;
    setSubmitted(true);
    if (Object.keys(problemsOf(line)).length > 0) return setTyped(line);
    onLine(makeLine(line, product));
    setTyped(emptyLine);
    setProduct(null);
    setSubmitted(false);
    input.current?.focus();
  }

  function addOnEnter(event: React.KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    add();
  }

  return (
    <Box
      role="group"
      aria-labelledby="quote-add"
      data-composer
      onKeyDown={addOnEnter}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Typography id="quote-add" variant="h4" component="h3">
        {t('add.title')}
      </Typography>
      <Box sx={composerStyle}>
        <Autocomplete<ProductCard, false, false, true>
          freeSolo
          open={isOpen && products.length > 0}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          options={products}
          filterOptions={(options) => options}
          getOptionLabel={nameOf}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
          inputValue={typed.description}
          value={null}
          onInputChange={(_event, description, reason) => {
            if (reason !== 'input') return;
            setProduct(null);
            setTyped((before) => ({ ...before, description }));
          }}
          onChange={(_event, found) => choose(found)}
          slotProps={{
            listbox: { 'aria-label': t('add.suggestions') },
            paper: { elevation: 8, sx: suggestionsStyle },
          }}
          sx={{ gridArea: 'description', '& .MuiOutlinedInput-root': { paddingBlock: 0 } }}
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={input}
              label={t('add.description')}
              placeholder={t('add.placeholder')}
              error={Boolean(problems.description)}
              helperText={problems.description && t(`invalid.${problems.description}`)}
            />
          )}
        />
        <Box sx={{ gridArea: 'quantity' }}>
          <LineInput
            label={t('line.quantity')}
            value={typed.quantity}
            isNumber
            problem={problems.quantity && t(`invalid.${problems.quantity}`)}
            onChange={(quantity) => setTyped((before) => ({ ...before, quantity }))}
          />
        </Box>
        <Box sx={{ gridArea: 'unit' }}>
          <UnitSelect value={typed.unit} onChange={(unit) => setTyped((before) => ({ ...before, unit }))} />
        </Box>
        <Button
          variant="outlined"
          onClick={add}
          startIcon={<Icon path={mdiPlus} />}
          sx={{ gridArea: 'add', minBlockSize: 44 }}
        >
          {t('add.action')}
        </Button>
      </Box>
    </Box>
  );
}

/** Products whose name, brand, model or SKU matches the typed text. */
function useMatchingProducts(description: string): ProductCard[] {
  const services = useServices();
  const term = useDeferredValue(description.trim());
  const { data } = useQuery(matchingProductsQuery(services, term));
  return term.length >= 2 ? (data?.products ?? []) : [];
}

const suggestionsStyle = { border: 1, borderColor: 'divider', '& li': { minBlockSize: 44 } };

const composerStyle = {
  display: 'grid',
  gap: 1,
  alignItems: { xs: 'start', md: 'end' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'minmax(0, 1fr) 110px 140px auto' },
  gridTemplateAreas: {
    xs: '"description description" "quantity unit" "add add"',
    md: '"description quantity unit add"',
  },
};
