import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import type { LineMatch as Match, MatchedLine } from '@mawad/supabase/quotes/queries';
import { CategoryChoice } from './category-choice.tsx';
import { isSold, linkedProduct } from './line-matches.ts';
import type { QuoteLine } from './quote-lines.ts';

interface LineMatchProps {
  line: QuoteLine;
  /** Number of the line as shown. */
  number: string;
  match: MatchedLine;
  set: (values: Partial<QuoteLine>) => void;
  /** Opens the other goods. */
  onOther: () => void;
}

/** Best goods of the catalogue for a line, to be accepted or not, and the category whose sellers are asked otherwise. */
export function LineMatch({ line, number, match, set, onOther }: LineMatchProps) {
  const { t } = useTranslation('quote');
  const language = useLanguage();
  const [best] = match.matches;
  const isOffered = best && !line.no_match;
  const isFitting = isSold(match);
  return (
    <Box role="group" aria-label={t('match.group', { number })} sx={boxStyle}>
      {isOffered && <BestMatch best={best} match={match} isFitting={isFitting} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {isOffered && isFitting && (
          <Button
            size="small"
            variant="outlined"
            data-accept
            aria-label={t('match.acceptFor', { number, name: localized(best, 'name', language) })}
            onClick={() => set({ product: linkedProduct(best, language) })}
            sx={{ minBlockSize: 44 }}
          >
            {t('match.accept')}
          </Button>
        )}
        {best && (
          <Button
            size="small"
            aria-label={t('match.otherFor', { number })}
            onClick={onOther}
            sx={{ minBlockSize: 44 }}
          >
            {line.no_match ? t('match.again') : t('match.other')}
          </Button>
        )}
        <CategoryChoice
          number={number}
          value={line.category_id ?? match.category_id}
          onChange={(category_id) => set({ category_id })}
        />
      </Box>
    </Box>
  );
}

function BestMatch({ best, match, isFitting }: { best: Match; match: MatchedLine; isFitting: boolean }) {
  const { t } = useTranslation(['quote', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const badge = isFitting ? (match.is_sure ? 'sure' : 'likely') : 'similar';
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <Box component="bdi" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {localized(best, 'name', language)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, color: 'text.secondary' }}>
        <Box
          component="strong"
          sx={{ color: badge === 'sure' ? 'success.main' : 'text.primary', fontWeight: 500 }}
        >
          {t(`match.${badge}`)}
        </Box>
        <span>
          <Money amount={best.price} /> {t('common:product.perUnit', { unit: format.unit(best.unit) })}
        </span>
        {match.sellers > 0 && (
          <span>{t('match.sellers', { count: match.sellers, number: format.number(match.sellers) })}</span>
        )}
      </Box>
    </Box>
  );
}

const boxStyle = {
  marginBlockStart: 0.5,
  paddingInlineStart: 1,
  borderInlineStart: '3px solid',
  borderColor: 'divider',
  fontSize: 'var(--text-13)',
} as const;
