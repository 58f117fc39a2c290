import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { QuotePanel } from './quote-panel.tsx';

/** Message of the buyer beside the lines; nothing without one. */
export function QuoteMessage({ message }: { message: string }) {
  const { t } = useTranslation('admin-quotes');
  if (!message) return null;
  return (
    <QuotePanel title={t('message')}>
      <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {message}
      </Box>
    </QuotePanel>
  );
}
