import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { numberText, readNumber } from '@mawad/shared-i18n/read-number';
import { NumberChoices } from '@mawad/shared-ui/kit/form/number-choices.tsx';
import { useNumberMessage } from '@mawad/shared-ui/kit/form/use-number-message.tsx';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Money } from '@mawad/shared-ui/kit/money.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import {
  type PortalColumn,
  PortalTable,
  PortalTableSkeleton,
} from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { mdiClose } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import type { PlannedDeal } from '@mawad/supabase/deals/queries';
import { Prices } from './deal-columns.tsx';
import type { DealForm } from './use-deal-form.ts';

/** Preview of each product: price now, deal price, and the reason if it is skipped. */
export function DealPreview({ form }: { form: DealForm }) {
  const { t } = useTranslation('admin-deals');
  const { ids, rows, query } = form;
  const columns = usePreviewColumns(form);
  if (ids.length === 0)
    return (
      <Panel sx={{ padding: 3, textAlign: 'center' }}>
        <Typography color="textSecondary">{t('form.noProducts')}</Typography>
      </Panel>
    );
  if (query.isError && rows.length === 0)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Panel component="section" aria-label={t('form.preview')} sx={{ overflow: 'hidden' }}>
      {rows.length === 0 ? (
        <PortalTableSkeleton rows={Math.min(ids.length, 6)} />
      ) : (
        <PortalTable
          label={t('form.preview')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          stale={query.isPlaceholderData}
        />
      )}
    </Panel>
  );
}

function usePreviewColumns(form: DealForm): PortalColumn<PlannedDeal>[] {
  const { t } = useTranslation('admin-deals');
  const nameOf = useProductName();
  const byPrice = form.terms.kind === 'price';
  return [
    { id: 'product', header: t('product'), cell: (row) => <Product row={row} />, lead: true },
    {
      id: 'price',
      header: t('priceNow'),
      cell: (row) => row.price !== null && <Money amount={row.price} />,
      align: 'end',
    },
    ...(byPrice
      ? [
          {
            id: 'own',
            header: t('form.ownPrice'),
            cell: (row: PlannedDeal) =>
              row.problem !== 'gone' && (
                <OwnPrice
                  label={t('form.ownPriceOf', { product: nameOf(row) })}
                  value={form.prices[row.id] ?? ''}
                  isRefused={row.problem === 'not_below'}
                  onChange={(text) => form.setPrice(row.id, text)}
                />
              ),
          },
        ]
      : []),
    { id: 'deal', header: t('form.then'), cell: (row) => <Outcome row={row} /> },
    {
      id: 'drop',
      header: t('form.drop'),
      silentHeader: true,
      align: 'end',
      cell: (row) => (
        <IconButton
          aria-label={t('form.dropNamed', { product: nameOf(row) })}
          onClick={() => form.drop(row.id)}
        >
          <Icon path={mdiClose} />
        </IconButton>
      ),
    },
  ];
}

function useProductName() {
  const { t } = useTranslation('admin-deals');
  const language = useLanguage();
  const format = useFormat();
  return ({ id, name_en, name_ar }: PlannedDeal) =>
    name_en && name_ar
      ? localized({ name_en, name_ar }, 'name', language)
      : t('form.goneProduct', { id: format.number(id) });
}

function Product({ row }: { row: PlannedDeal }) {
  const nameOf = useProductName();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <ProductImage path={row.main_image} alt="" size={44} />
      <Box sx={{ minInlineSize: 0 }}>
        <Box sx={{ fontWeight: 500 }}>{nameOf(row)}</Box>
        {row.sku && (
          <Box sx={quiet}>
            <Ltr>{row.sku}</Ltr>
            {' · '}
            <CompanyName of={row} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Deal price or the reason for skipping the product, and the deal that would be replaced. */
function Outcome({ row }: { row: PlannedDeal }) {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  return (
    <>
      {row.problem ? (
        <Box sx={{ color: 'error.main', fontWeight: 600 }}>
          {t(`form.refused.${row.problem}`, {
            price: row.deal_price === null ? '' : format.money(row.deal_price),
          })}
        </Box>
      ) : (
        row.price !== null &&
        row.deal_price !== null && <Prices price={row.price} discounted_price={row.deal_price} />
      )}
      {row.replaces && (
        <Box sx={quiet}>{t('form.replaces', { price: format.money(row.replaces.price) })}</Box>
      )}
    </>
  );
}

const quiet = { fontSize: 'var(--text-12)', color: 'text.secondary' } as const;

interface OwnPriceProps {
  label: string;
  value: string;
  isRefused: boolean;
  onChange: (text: string) => void;
}

/** Deal price of one product; reports invalid numbers and asks about ambiguous ones. */
function OwnPrice({ label, value, isRefused, onChange }: OwnPriceProps) {
  const format = useFormat();
  const numberMessage = useNumberMessage();
  const result = readNumber(value);
  const problem = value.trim() !== '' && 'problem' in result ? result.problem : null;
  return (
    <>
      <TextField
        size="small"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={isRefused || problem !== null}
        helperText={problem && numberMessage(problem)}
        slotProps={{ htmlInput: { 'aria-label': label, inputMode: 'decimal', dir: 'ltr' } }}
        sx={{ inlineSize: 130 }}
      />
      {problem?.code === 'number_ambiguous' && (
        <NumberChoices
          numbers={[problem.params.low, problem.params.high]}
          write={format.number}
          onChoose={(number) => onChange(numberText(number))}
        />
      )}
    </>
  );
}
