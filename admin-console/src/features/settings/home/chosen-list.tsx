import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ProductImage } from '@mawad/shared-ui/platform/image/app-image.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiChevronDown, mdiChevronUp, mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, IconButton } from '@mawad/shared-ui/kit/mui.ts';

interface ChosenRow {
  id: number;
  name: string;
  image: string | null;
  detail?: ReactNode;
  /** Reason why buyers do not see the entry. */
  problem?: string;
}

interface ChosenListProps {
  label: string;
  rows: ChosenRow[];
  onChange: (ids: number[]) => void;
}

/** Chosen entries in display order. */
export function ChosenList({ label, rows, onChange }: ChosenListProps) {
  const { t } = useTranslation('admin-settings');
  const ids = rows.map(({ id }) => id);
  const move = (place: number, to: number) => onChange(ids.toSpliced(place, 1).toSpliced(to, 0, ids[place]!));
  if (rows.length === 0) return null;
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows.map((row, place) => (
        <Box component="li" key={row.id} sx={rowStyle}>
          <ProductImage path={row.image} alt="" size={44} />
          <Box sx={{ flex: '1 1 140px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 500 }}>
              <bdi>{row.name}</bdi>
            </Box>
            {row.detail && (
              <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>{row.detail}</Box>
            )}
            {row.problem && <Box sx={{ fontSize: 'var(--text-12)', color: 'error.main' }}>{row.problem}</Box>}
          </Box>
          <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
            <IconButton
              aria-label={t('home.up', { name: row.name })}
              disabled={place === 0}
              onClick={() => move(place, place - 1)}
            >
              <Icon path={mdiChevronUp} />
            </IconButton>
            <IconButton
              aria-label={t('home.down', { name: row.name })}
              disabled={place === rows.length - 1}
              onClick={() => move(place, place + 1)}
            >
              <Icon path={mdiChevronDown} />
            </IconButton>
            <IconButton
              aria-label={t('home.remove', { name: row.name })}
              onClick={() => onChange(ids.toSpliced(place, 1))}
            >
              <Icon path={mdiTrashCanOutline} />
            </IconButton>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  paddingBlock: 1,
  '&:not(:first-of-type)': { borderBlockStart: 1, borderColor: 'divider' },
} as const;
