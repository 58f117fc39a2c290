import { useId } from 'react';
import { baghdadDay, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ExportOutcome } from '@mawad/shared-ui/desk/export/export-outcome.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiDownload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useFileExport } from '@mawad/shared-ui/spreadsheet/use-file-export.ts';
import type { PagesProgress } from '@mawad/shared-ui/spreadsheet/write-pages.ts';
import { backendOf } from '@mawad/supabase/client';
import type { OwnProductFilter } from '@mawad/supabase/products/queries';
import { categoriesQuery } from '../../../categories-query.ts';
import { attributesQuery } from '../../../product-file/attributes-query.ts';
import { importLimits } from '../../../product-file/import-limits.ts';

interface ProductExportProps {
  filter: OwnProductFilter;
  /** Number of matching products; undefined while unknown. */
  count: number | undefined;
}

/** Downloads all products that match the filter as a file that can be imported. */
export function ProductExport({ filter, count }: ProductExportProps) {
  const { t } = useTranslation('product-bulk');
  const id = useId();
  const language = useLanguage();
  const format = useFormat();
  const services = useServices();
  const { state, start, stop, dismiss } = useFileExport<PagesProgress>();
  const isEmpty = count === 0;

  const save = () =>
    start(t('export.fileName', { day: baghdadDay() }), async (tools) => {
      const [{ writeProducts }, categories, attributes] = await Promise.all([
        import('./write-products.ts'),
        services.queryClient.fetchQuery(categoriesQuery(services)),
        services.queryClient.fetchQuery(attributesQuery(services)),
      ]);
      return writeProducts(backendOf(services), {
        filter,
        words: { language, yes: t('export.yes'), no: t('export.no'), unit: format.unit },
        sheetName: t('export.sheet'),
        categories,
        attributes,
        ...tools,
      });
    });

  const noteOf = ({ rows, leftOut }: { rows: number; leftOut: string[] }) => (
    <>
      {rows >= importLimits.rows && (
        <Box>{t('export.sheets', { limit: format.number(importLimits.rows) })}</Box>
      )}
      {leftOut.length > 0 && <LeftOut headings={leftOut} />}
    </>
  );

  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Icon path={mdiDownload} />}
        disabled={!count || state.step === 'running'}
        aria-describedby={isEmpty ? id : undefined}
        onClick={() => void save()}
      >
        {t('export.save')}
      </Button>
      {isEmpty && (
        <Typography id={id} variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
          {t('export.empty')}
        </Typography>
      )}
      {state.step !== 'idle' && (
        <Box sx={{ flexBasis: '100%', minInlineSize: 0 }}>
          <ExportOutcome
            state={state}
            noteOf={noteOf}
            onStop={stop}
            onAgain={() => void save()}
            onClose={dismiss}
          />
        </Box>
      )}
    </>
  );
}

/** Maximum number of omitted columns named in the notice. */
const namedColumns = 5;

/** Notice about omitted columns, with how to get them. */
function LeftOut({ headings }: { headings: string[] }) {
  const { t } = useTranslation(['product-bulk', 'common']);
  const format = useFormat();
  const count = headings.length;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {t('export.leftOut', {
        count,
        number: format.number(count),
        names:
          headings.slice(0, namedColumns).join(t('common:listComma') + ' ') +
          (count > namedColumns ? ' …' : ''),
      })}
    </Box>
  );
}
