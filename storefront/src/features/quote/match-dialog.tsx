import { useDeferredValue, useId, useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
} from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { LineMatch } from '@mawad/supabase/quotes/queries';
import { matchingProductsQuery } from '../../bill/matching-products.ts';

interface MatchDialogProps {
  description: string;
  matches: readonly LineMatch[];
  onChoose: (match: LineMatch) => void;
  /** The catalogue has no such goods. */
  onNone: () => void;
  onClose: () => void;
}

/** Goods that a line may mean, and a search of the catalogue. */
export function MatchDialog({ description, matches, onChoose, onNone, onClose }: MatchDialogProps) {
  const { t } = useTranslation('quote');
  const id = useId();
  const isSmall = useMediaQuery('(max-width: 700px)');
  const [typed, setTyped] = useState('');
  const { found, isSearching, isLoaded } = useFoundGoods(typed);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isSmall} aria-labelledby={id}>
      <DialogTitle id={id}>{t('match.title')}</DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Typography color="textSecondary" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
        <TextField
          fullWidth
          type="search"
          label={t('match.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          sx={{ marginBlockStart: 1 }}
        />
        <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
          {isSearching && isLoaded && found.length === 0 && t('match.nothing')}
        </Typography>
        <Goods goods={isSearching ? found : matches} onChoose={onChoose} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{t('paste.cancel')}</Button>
        <Button variant="outlined" onClick={onNone}>
          {t('match.none')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Goods that the typed words find; nothing before two letters. */
function useFoundGoods(typed: string): { found: LineMatch[]; isSearching: boolean; isLoaded: boolean } {
  const term = useDeferredValue(typed.trim());
  const { data } = useQuery(matchingProductsQuery(useServices(), term));
  const found = (data?.products ?? []).map((card): LineMatch => {
    const { id, name_en, name_ar, sku, unit, price, discounted_price } = card;
    const { company_name_en, company_name_ar } = card;
    const names = { name_en, name_ar, company_name_en, company_name_ar };
    return {
      product_id: id,
      variant_id: null,
      ...names,
      sku,
      unit,
      price: discounted_price ?? price,
      score: 0,
    };
  });
  return { found, isSearching: term.length >= 2, isLoaded: data !== undefined };
}

function Goods({ goods, onChoose }: { goods: readonly LineMatch[]; onChoose: (match: LineMatch) => void }) {
  const { t } = useTranslation(['quote', 'common']);
  const format = useFormat();
  const language = useLanguage();
  if (goods.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('add.suggestions')} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {goods.map((one) => (
        <Box component="li" key={one.product_id} sx={goodsStyle}>
          <Box sx={{ minInlineSize: 0 }}>
            <Box component="bdi" sx={{ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }}>
              {localized(one, 'name', language)}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-13)' }}>
              <Money amount={one.price} /> {t('common:product.perUnit', { unit: format.unit(one.unit) })}
              {' · '}
              <CompanyName of={one} />
            </Box>
          </Box>
          <Button
            variant="outlined"
            aria-label={t('match.chooseThis', { name: localized(one, 'name', language) })}
            onClick={() => onChoose(one)}
            sx={{ minBlockSize: 44 }}
          >
            {t('match.choose')}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

const goodsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1,
  alignItems: 'center',
  paddingBlock: 1,
  borderBlockEnd: 1,
  borderColor: 'divider',
} as const;
