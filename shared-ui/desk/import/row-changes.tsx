import { useTranslation } from '@mawad/shared-i18n';
import { mdiArrowRight } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';

export interface ShownChange {
  name: string;
  label: string;
  /** Formatted old value; absent for a new row. */
  before?: string;
  after: string;
}

/** Changed fields of a row with their old and new values; for a new row all its values. */
export function RowChanges({ changes }: { changes: readonly ShownChange[] }) {
  const { t } = useTranslation('import');
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 0.5, margin: 0 }}>
      {changes.map(({ name, label, before, after }) => (
        <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, minInlineSize: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 0.75,
              margin: 0,
              minInlineSize: 0,
              overflowWrap: 'anywhere',
            }}
          >
            {before !== undefined && (
              <>
                <Box component="s" aria-label={t('rows.old')} sx={{ color: 'text.secondary' }}>
                  <bdi>{before}</bdi>
                </Box>
                <Icon path={mdiArrowRight} size={16} mirrored />
              </>
            )}
            <Box component="strong" sx={{ fontWeight: 600 }}>
              <bdi>{after}</bdi>
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
