import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { WorkProgress } from '@mawad/shared-ui/desk/import/work-progress.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { ImportProgress } from '@mawad/supabase/imports/queries';
import { ChoosePictures } from './choose-pictures.tsx';
import { FailedPictures } from './failed-pictures.tsx';
import { useBringPictures } from './use-bring-pictures.ts';

/** Pictures named by the rows of a checked import: how many are there, and how to add the others. */
export function ImportPictures({ one }: { one: ImportProgress }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const upload = useBringPictures(one);
  const { named, ready, failed, addresses, files } = one.pictures;
  const { progress, error, unnamed } = upload;
  const counted = (count: number) => ({ count, number: format.number(count) });
  return (
    <Panel
      component="section"
      aria-labelledby="import-pictures"
      sx={{ display: 'grid', gap: 2, padding: { xs: 2, md: 2.5 } }}
    >
      <div>
        <Typography variant="h6" component="h2" id="import-pictures">
          {t('pictures.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" role="status">
          {t('pictures.state', { ready: format.number(ready), named: format.number(named) })}
          {ready < named && ` ${t('pictures.without')}`}
        </Typography>
      </div>
      {error !== null && <Alert severity="error">{messageOf(error)}</Alert>}
      {unnamed > 0 && <Alert severity="warning">{t('pictures.unnamed', counted(unnamed))}</Alert>}
      {progress ? (
        <WorkProgress
          label={t('pictures.progress', {
            done: format.number(progress.done),
            total: format.number(progress.total),
          })}
          share={progress.total === 0 ? 1 : progress.done / progress.total}
          action={{ label: t('pictures.stop'), run: upload.stop }}
        />
      ) : (
        <>
          {addresses > 0 && (
            <Box>
              <Button variant="outlined" onClick={upload.fromAddresses}>
                {t('pictures.fetch', counted(addresses))}
              </Button>
            </Box>
          )}
          {files > 0 && <ChoosePictures count={files} onFiles={upload.fromFiles} />}
          {failed > 0 && <FailedPictures one={one} onRetry={upload.retry} />}
        </>
      )}
    </Panel>
  );
}
