import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { isComplete, lacksQuantity, type QuoteLine } from './quote-lines.ts';

interface LinesStatusProps {
  lines: QuoteLine[];
  /** Shows the first line that needs attention. */
  onFirst: (place: number) => void;
  /** Confirms that the lines without a quantity have none. */
  onOpen: (count: number) => void;
}

/** Number of lines that need attention, with a way to the first and one answer for all without a quantity. */
export function LinesStatus({ lines, onFirst, onOpen }: LinesStatusProps) {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const count = lines.reduce((sum, line) => sum + (isComplete(line) ? 0 : 1), 0);
  const blank = lines.reduce((sum, line) => sum + (lacksQuantity(line) ? 1 : 0), 0);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography role="status" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
        {count > 0 && t('problems', { count, number: format.number(count) })}
      </Typography>
      {count > 0 && (
        <Button data-first-problem onClick={() => onFirst(lines.findIndex((line) => !isComplete(line)))}>
          {t('firstProblem')}
        </Button>
      )}
      {blank > 1 && (
        <Button onClick={() => onOpen(blank)}>
          {t('open.action', { count: blank, number: format.number(blank) })}
        </Button>
      )}
    </Box>
  );
}
