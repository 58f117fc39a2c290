import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { AppLink, ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { DealTag, Money, savingOf } from '@mawad/shared-ui/kit/money.tsx';
import { ample, type PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { TickBox } from '@mawad/shared-ui/desk/list/tick-box.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Link } from '@mawad/shared-ui/kit/mui.ts';
import type { ListSelection } from '@mawad/shared-ui/desk/list/use-list-selection.ts';
import type { Deal } from '@mawad/supabase/deals/queries';
import { changeAddress } from './deal-address.ts';
import type { EndQuestion } from './end-deals.tsx';

/** Columns of the list of deals; `onAsk` opens the dialog that ends or removes a deal. */
export function useDealColumns(
  selection: ListSelection<Deal>,
  onAsk: (question: EndQuestion) => void,
): PortalColumn<Deal>[] {
  const { t } = useTranslation(['admin-deals', 'file-export']);
  const language = useLanguage();
  return [
    {
      id: 'tick',
      header: t('tick', { product: '' }),
      silentHeader: true,
      cell: (deal) => (
        <TickBox
          label={t('tick', { product: localized(deal, 'name', language) })}
          checked={selection.has(deal.id)}
          onChange={() => selection.marked.toggle(deal)}
        />
      ),
    },
    {
      id: 'product',
      header: t('product'),
      cell: (deal) => <Product deal={deal} />,
      lead: true,
      file: [
        { value: (deal) => localized(deal, 'name', language) },
        { heading: t('file-export:headings.sku'), value: ({ sku }) => sku },
        {
          heading: t('file-export:headings.company'),
          value: (deal) => localized(deal, 'company_name', language),
        },
      ],
    },
    {
      id: 'price',
      header: t('price'),
      sort: { up: 'discount_up', down: 'discount', first: 'down' },
      cell: (deal) => <Prices {...deal} />,
      file: [
        { heading: t('file-export:headings.price'), kind: 'number', value: ({ price }) => price },
        {
          heading: t('file-export:headings.dealPrice'),
          kind: 'number',
          value: (deal) => deal.discounted_price,
        },
      ],
    },
    {
      id: 'time',
      header: t('time'),
      sort: { up: 'ends_soonest', down: 'ends_latest' },
      cell: (deal) => <Time deal={deal} />,
      file: [
        { heading: t('file-export:headings.state'), value: ({ state }) => t(`states.${state}`) },
        { heading: t('file-export:headings.starts'), kind: 'time', value: (deal) => deal.starts_at },
        { heading: t('file-export:headings.ends'), kind: 'time', value: (deal) => deal.ends_at },
      ],
    },
    {
      id: 'figures',
      header: t('figures'),
      cell: (deal) => <Figures deal={deal} />,
      file: [
        {
          heading: t('file-export:headings.ordered'),
          kind: 'number',
          value: ({ figures }) => figures?.units,
        },
        { heading: t('file-export:headings.sales'), kind: 'number', value: ({ figures }) => figures?.sales },
      ],
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (deal) => <Actions deal={deal} onAsk={onAsk} />,
      silentHeader: true,
      lead: true,
    },
  ];
}

function Product({ deal }: { deal: Deal }) {
  const { t } = useTranslation('admin-deals');
  const language = useLanguage();
  const { site } = useServices();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <ProductImage path={deal.main_image} alt="" size={36} />
      <Box sx={{ minInlineSize: 0 }}>
        <Link
          href={`${site.siteUrl}/product/${deal.id}`}
          target="_blank"
          rel="noopener"
          sx={{ display: 'inline-block', fontWeight: 500 }}
        >
          {localized(deal, 'name', language)}
        </Link>
        <Box sx={quiet}>
          <Ltr>{deal.sku}</Ltr>
          {' · '}
          <AppLink to={`/admin/sellers/${deal.company_id}`} color="inherit">
            <CompanyName of={deal} />
          </AppLink>
        </Box>
        {(!deal.is_listed || !deal.in_stock) && (
          <Box sx={{ ...quiet, color: 'error.main' }}>{t(deal.is_listed ? 'outOfStock' : 'notShown')}</Box>
        )}
      </Box>
    </Box>
  );
}

/** Original price struck through, deal price and discount. */
export function Prices({ price, discounted_price }: { price: number; discounted_price: number }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
      <Box component="s" aria-label={`${t('product.oldPrice')}: ${format.money(price)}`} sx={quiet}>
        <Money amount={price} />
      </Box>
      <strong>
        <Money amount={discounted_price} />
      </strong>
      <DealTag saving={savingOf({ price, discounted_price })} />
    </Box>
  );
}

const stateColor = { scheduled: 'text.secondary', running: 'success.dark', ended: 'text.secondary' } as const;

function Time({ deal }: { deal: Deal }) {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  const { starts_at, ends_at, state } = deal;
  return (
    <>
      <Box sx={{ fontWeight: 600, color: stateColor[state] }}>{t(`states.${state}`)}</Box>
      <Box sx={[quiet, timeStyle]}>
        {starts_at ? t('from', { time: format.dateTime(starts_at) }) : t('noStart')}
      </Box>
      <Box sx={[quiet, timeStyle]}>
        {ends_at ? t('until', { time: format.dateTime(ends_at) }) : t('noEnd')}
      </Box>
    </>
  );
}

function Figures({ deal }: { deal: Deal }) {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  if (deal.state === 'scheduled') return null;
  if (!deal.figures) return <Box sx={quiet}>{t('notCounted')}</Box>;
  return (
    <>
      <Box>{format.quantity(deal.unit, deal.figures.units)}</Box>
      <Box sx={quiet}>
        <Money amount={deal.figures.sales} />
      </Box>
    </>
  );
}

function Actions({ deal, onAsk }: { deal: Deal; onAsk: (question: EndQuestion) => void }) {
  const { t } = useTranslation('admin-deals');
  const product = localized(deal, 'name', useLanguage());
  const isRunning = deal.state === 'running';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <ButtonLink size="small" to={changeAddress([deal])} aria-label={t('changeNamed', { product })}>
        {t('change')}
      </ButtonLink>
      <Button
        size="small"
        color="error"
        onClick={() => onAsk({ deals: [deal], remove: !isRunning })}
        aria-label={t(isRunning ? 'endNamed' : 'removeNamed', { product })}
      >
        {t(isRunning ? 'end' : 'remove')}
      </Button>
    </Box>
  );
}

const timeStyle = { [ample]: { whiteSpace: 'nowrap' } } as const;

const quiet = { fontSize: 'var(--text-12)', color: 'text.secondary' } as const;
