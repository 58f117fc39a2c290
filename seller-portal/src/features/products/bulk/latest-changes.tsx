import { useId, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert, Dialog, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { BulkProgress } from '@mawad/supabase/products/bulk-changes-queries';
import { bulkChangesQuery, isUnderWay } from './bulk-queries.ts';
import { BulkReport } from './bulk-report.tsx';

/** How long a finished change stays above the list with its undo button, ms. */
const recent = 60 * 60 * 1000;

/** Running or recently finished bulk change of the company, started by any member. */
export function LatestChange() {
  const { t } = useTranslation('product-bulk');
  const format = useFormat();
  const titleId = useId();
  const [opened, setOpened] = useState<BulkProgress | null>(null);
  const [openedAt] = useState(Date.now);
  const { data } = useQuery(bulkChangesQuery(useServices(), true));
  const latest =
    data?.find(isUnderWay) ??
    data?.find(({ finished_at }) => finished_at !== null && Date.parse(finished_at) > openedAt - recent);
  return (
    <>
      {latest && (
        <Alert severity="info" sx={noticeStyle}>
          <Box sx={{ flex: '1 1 200px' }}>
            {t(`latest.${isUnderWay(latest) ? 'underWay' : 'ended'}`, {
              what: t(`kinds.${latest.change.kind}.verb`),
              count: latest.row_count,
              number: format.number(latest.row_count),
            })}
          </Box>
          <Button color="inherit" variant="outlined" size="small" onClick={() => setOpened(latest)}>
            {t('latest.show')}
          </Button>
        </Alert>
      )}
      {opened && (
        <Dialog open fullWidth maxWidth="sm" onClose={() => setOpened(null)} aria-labelledby={titleId}>
          <DialogTitle id={titleId}>{t(`kinds.${opened.change.kind}.title`)}</DialogTitle>
          <BulkReport id={opened.id} onClose={() => setOpened(null)} />
        </Dialog>
      )}
    </>
  );
}

const noticeStyle = {
  marginBlockEnd: 1.5,
  '& .MuiAlert-message': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 1,
    flex: 1,
  },
} as const;
