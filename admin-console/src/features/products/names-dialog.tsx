import { useState } from 'react';
import { StaffBulk } from '@mawad/seller-portal/product-form-bulk';
import { useErrorMessage, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { DropZone } from '@mawad/shared-ui/desk/import/drop-zone.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { DialogFailure } from '@mawad/shared-ui/kit/form/dialog-failure.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { openSpreadsheet } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { useSaveSheet } from '@mawad/shared-ui/spreadsheet/use-save-sheet.ts';
import { backendOf } from '@mawad/supabase/client';
import { listAllProducts, type StaffProduct } from '@mawad/supabase/products/queries';
import { mostNames, type NewNames, namesSheet, readNames } from './names-file.ts';
import type { ProductFilter } from './product-queries.ts';

interface NamesDialogProps {
  /** Filter of the list; its products are in the file. */
  filter: ProductFilter;
  onClose: () => void;
}

/** Corrects names by file: export of the listed products, and import with preview. */
export function NamesDialog({ filter, onClose }: NamesDialogProps) {
  const { t } = useTranslation(['admin-products', 'common']);
  const format = useFormat();
  const messageOf = useErrorMessage();
  const language = useLanguage();
  const services = useServices();
  const [names, setNames] = useState<NewNames | null>(null);
  const save = useSaveSheet('names.xlsx', async () =>
    namesSheet(
      await allOf(filter, (page) => listAllProducts(backendOf(services).data, page)),
      t,
      language === 'ar',
    ),
  );
  const read = useMutation({ mutationFn: readFile, onSuccess: setNames });
  const count = Object.keys(names ?? {}).length;
  if (names && count > 0 && count <= mostNames)
    return <StaffBulk change={names} target={{ ids: Object.keys(names).map(Number) }} onClose={onClose} />;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="names-title">
      <DialogTitle id="names-title">{t('names.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box>{t('names.text', { number: format.number(mostNames) })}</Box>
        <Button variant="outlined" loading={save.isPending} onClick={() => save.mutate()}>
          {t('names.download')}
        </Button>
        <DropZone busy={read.isPending} onFile={(file) => read.mutate(file)} />
        {names && count === 0 && <Alert severity="info">{t('names.nothing')}</Alert>}
      </DialogContent>
      {read.error && <DialogFailure>{messageOf(read.error)}</DialogFailure>}
      {read.isSuccess && !names && <DialogFailure>{t('names.noColumns')}</DialogFailure>}
      {count > mostNames && (
        <DialogFailure>{t('names.tooMany', { number: format.number(mostNames) })}</DialogFailure>
      )}
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

async function readFile(file: File): Promise<NewNames | null> {
  const { batches } = await openSpreadsheet(file);
  const rows = [];
  for await (const batch of batches) rows.push(...batch.rows);
  return readNames(rows);
}

/** The first `mostNames` products of a list. */
async function allOf(
  filter: ProductFilter,
  list: (filter: ProductFilter) => Promise<{ items: StaffProduct[]; pages: number }>,
): Promise<StaffProduct[]> {
  const pageSize = 100;
  const products: StaffProduct[] = [];
  for (let page = 1; products.length < mostNames; page += 1) {
    const { items, pages } = await list({ ...filter, page, page_size: pageSize });
    products.push(...items);
    if (page >= pages) break;
  }
  return products;
}
