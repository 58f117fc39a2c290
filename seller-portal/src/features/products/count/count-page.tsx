import { useEffect, useRef } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { StockItem } from '@mawad/supabase/products/queries';
import { CodeField } from './code-field.tsx';
import { CountForm } from './count-form.tsx';
import { useVariantName } from '@mawad/shared-ui/desk/list/use-variant-name.ts';
import { ItemName } from './item-name.tsx';
import { useStockCount, type StockCount } from './use-stock-count.ts';

/** Stock count: scan a code, enter the quantity, repeat. */
export function CountPage() {
  const { t } = useTranslation('stock-count');
  const field = useRef<HTMLInputElement>(null);
  const count = useStockCount(() => field.current?.focus());
  // A keyboard scanner types into the focused field.
  useEffect(() => field.current?.focus(), []);
  const { found } = count;
  return (
    <PortalPage
      title={t('title')}
      subtitle={t('lead')}
      back={{ to: '/seller/dashboard/products', label: t('back') }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxInlineSize: 720 }}>
        <Panel sx={{ display: 'grid', gap: 2, padding: { xs: 2, md: 2.5 } }}>
          <CodeField ref={field} busy={count.isFinding} error={count.codeError} onCode={count.find} />
        </Panel>
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {found.length === 1 && (
            <Panel
              key={`${keyOf(found[0]!)} ${found[0]!.stock}`}
              sx={{ display: 'grid', gap: 2, padding: { xs: 2, md: 2.5 } }}
            >
              <ItemName item={found[0]!} />
              <CountForm item={found[0]!} count={count} />
            </Panel>
          )}
          {found.length > 1 && <VariantChoice items={found} onChoose={count.choose} />}
        </Box>
        {count.done.length > 0 && <DoneList count={count} />}
      </Box>
    </PortalPage>
  );
}

const keyOf = ({ product_id, variant_id }: StockItem) => `${product_id}-${variant_id ?? ''}`;

/** Choice of the variant to count. */
function VariantChoice({ items, onChoose }: { items: StockItem[]; onChoose: (item: StockItem) => void }) {
  const { t } = useTranslation('stock-count');
  const format = useFormat();
  const language = useLanguage();
  const variantName = useVariantName();
  return (
    <Panel sx={{ display: 'grid', gap: 1.5, padding: { xs: 2, md: 2.5 } }}>
      <Typography sx={{ fontWeight: 600 }}>{localized(items[0]!, 'name', language)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('which')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {items.map((item) => (
          <Button
            key={keyOf(item)}
            variant="outlined"
            onClick={() => onChoose(item)}
            sx={{ minBlockSize: 44 }}
          >
            {`${variantName(item) || item.sku} (${format.number(item.stock)})`}
          </Button>
        ))}
      </Box>
    </Panel>
  );
}

/** Items counted since the page was opened. */
function DoneList({ count }: { count: StockCount }) {
  const { t } = useTranslation(['stock-count', 'seller-portal']);
  const format = useFormat();
  return (
    <section aria-labelledby="counted-here">
      <Typography variant="h6" component="h2" id="counted-here" sx={{ marginBlockEnd: 1 }}>
        {t('done')}
      </Typography>
      <Panel component="ul" sx={{ display: 'grid', gap: 1.5, margin: 0, padding: 2, listStyle: 'none' }}>
        {count.done.map((entry) => (
          <Box
            component="li"
            key={`${keyOf(entry.item)} ${entry.item.stock} ${entry.counted}`}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
          >
            <Box sx={{ flex: '1 1 220px', minInlineSize: 0 }}>
              <ItemName item={entry.item} />
            </Box>
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {t('change', { from: format.number(entry.item.stock), to: format.number(entry.counted) })}
            </Box>
            <Button size="small" disabled={count.isSaving} onClick={() => count.undo(entry)}>
              {t('seller-portal:actions.undo')}
            </Button>
          </Box>
        ))}
      </Panel>
    </section>
  );
}
