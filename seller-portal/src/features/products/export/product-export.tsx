import { useId } from 'react';
import { baghdadDay, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiDownload } from '@mawad/shared-ui/icons';
import { Box, Button, Typography } from '@mawad/shared-ui/mui';
import { useFileExport } from '@mawad/shared-ui/spreadsheet/use-file-export';
import { backendOf } from '@mawad/supabase/client';
import type { OwnProductFilter } from '@mawad/supabase/queries/own-products';
import { categoriesQuery } from '../../../categories-query.ts';
import { attributesQuery } from '../../../product-file/attributes-query.ts';
import { ExportOutcome } from './export-outcome.tsx';
import type { ExportProgress } from './write-products.ts';

interface ProductExportProps {
  filter: OwnProductFilter;
  /** Products that match; undefined while that is not known. */
  count: number | undefined;
}

/** Saves all products that the list's filter lets through as a file that the import takes. */
export function ProductExport({ filter, count }: ProductExportProps) {
  const { t } = useTranslation('product-bulk');
  const id = useId();
  const language = useLanguage();
  const format = useFormat();
  const services = useServices();
  const { state, start, stop, dismiss } = useFileExport<ExportProgress>();
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
          <ExportOutcome state={state} onStop={stop} onAgain={() => void save()} onClose={dismiss} />
        </Box>
      )}
    </>
  );
}
