import { useId, useState } from 'react';
import { useChangeDetails, useFormat, useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { CategoryImport } from '@mawad/supabase/catalogue/category-import-queries';
import { categoryImportsQuery } from '../category-queries.ts';
import { UndoImport } from './undo-import.tsx';

/** The latest imports, each of which can be undone. */
export function EarlierImports() {
  const { t } = useTranslation(['import', 'admin-categories']);
  const id = useId();
  const imports = useQuery(categoryImportsQuery(useServices()));
  const [undoing, setUndoing] = useState<CategoryImport | null>(null);
  return (
    <Panel
      component="section"
      aria-labelledby={id}
      aria-busy={imports.isPending}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, padding: { xs: 2, md: 3 } }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('history.title')}
      </Typography>
      {imports.isError && !imports.data && (
        <ErrorState error={imports.error} onRetry={() => void imports.refetch()} />
      )}
      {imports.data?.items.length === 0 && (
        <Typography color="textSecondary">{t('history.emptyText')}</Typography>
      )}
      {imports.data && imports.data.items.length > 0 && (
        <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {imports.data.items.map((one) => (
            <Item key={one.id} item={one} onUndo={() => setUndoing(one)} />
          ))}
        </Box>
      )}
      {undoing && <UndoImport item={undoing} onClose={() => setUndoing(null)} />}
    </Panel>
  );
}

function Item({ item, onUndo }: { item: CategoryImport; onUndo: () => void }) {
  const { t } = useTranslation(['import', 'admin-categories', 'common']);
  const format = useFormat();
  const details = useChangeDetails();
  const counted = (outcome: 'created' | 'changed') =>
    t('rows.tab', { outcome: t(`outcome.${outcome}`), number: format.number(item[outcome]) });
  return (
    <Box component="li" sx={itemStyle}>
      <Box sx={{ flex: '1 1 240px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 500 }}>
          <bdi>{item.name}</bdi>
        </Box>
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
          {[counted('created'), counted('changed'), details({ ...item, at: item.created_at })].join(' · ')}
        </Box>
      </Box>
      {item.undone_at ? (
        <Typography variant="body2" color="textSecondary">
          {t('admin-categories:undo.undoneOn', { date: format.dateTime(item.undone_at) })}
        </Typography>
      ) : (
        <Button
          variant="outlined"
          aria-label={t('admin-categories:undo.named', { name: item.name })}
          onClick={onUndo}
        >
          {t('common:actions.undo')}
        </Button>
      )}
    </Box>
  );
}

const itemStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1.5,
  borderBlockStart: 1,
  borderColor: 'divider',
} as const;
