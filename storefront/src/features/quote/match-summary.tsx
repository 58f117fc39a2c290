import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { countMatches } from './line-matches.ts';
import type { LineChange, QuoteLine } from './quote-lines.ts';
import { ToCartButton } from './to-cart-button.tsx';
import type { LineMatches } from './use-line-matches.ts';

interface MatchSummaryProps {
  lines: QuoteLine[];
  found: LineMatches;
  change: (change: LineChange) => void;
}

/** How many lines are sold here, with what can be done for all of them. */
export function MatchSummary({ lines, found, change }: MatchSummaryProps) {
  const { t } = useTranslation(['quote', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const showToast = useStore((state) => state.toast.show);
  const { matches, done, wanted, isPartial, hasFailed, matchAll, retry } = found;
  const { sold, sure } = countMatches(lines, matches, language);
  const counted = (count: number) => ({ count, number: format.number(count) });

  function acceptSure() {
    const undo = { label: t('common:actions.undo'), run: () => change({ type: 'replace', lines }) };
    change({ type: 'link', products: sure });
    showToast({ title: t('match.accepted', counted(sure.size)), action: undo });
  }

  if (lines.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography role="status" sx={{ inlineSize: '100%', '&:empty': { display: 'none' } }}>
        {done < wanted && !hasFailed
          ? t('match.progress', { number: format.number(done), total: format.number(wanted) })
          : sold > 0 && t('match.summary', { ...counted(sold), total: format.number(lines.length) })}
      </Typography>
      {sure.size > 0 && (
        <Button variant="contained" onClick={acceptSure} sx={{ minBlockSize: 44 }}>
          {t('match.acceptSure', counted(sure.size))}
        </Button>
      )}
      <ToCartButton lines={lines} change={change} />
      {isPartial && (
        <Button onClick={matchAll} sx={{ minBlockSize: 44 }}>
          {t('match.lookUpAll', counted(lines.length))}
        </Button>
      )}
      {hasFailed && (
        <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {t('match.failed')}
          <Button onClick={retry} sx={{ minBlockSize: 44 }}>
            {t('match.retry')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
