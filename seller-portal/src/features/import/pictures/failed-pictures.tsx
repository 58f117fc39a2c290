import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { AppError } from '@mawad/supabase/errors';
import type { ImportProgress } from '@mawad/supabase/imports/queries';
import { failedPicturesQuery } from '../import-queries.ts';

/** First failed pictures with their reasons. */
export function FailedPictures({ one, onRetry }: { one: ImportProgress; onRetry: () => void }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const { data } = useQuery(failedPicturesQuery(useServices(), one));
  const count = one.pictures.failed;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={onRetry}>
          {t('pictures.retry')}
        </Button>
      }
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px', minInlineSize: 0 } }}
    >
      {t('pictures.failed', { count, number: format.number(count) })}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {data?.items.map(({ name, problem }) => (
          <Box component="li" key={name} sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>: {messageOf(new AppError(problem ?? 'unexpected'))}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
