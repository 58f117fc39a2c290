import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Menu, MenuItem } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import { SharedMark } from '@mawad/shared-ui/desk/views/shared-mark.tsx';
import { mdiAccountGroupOutline, mdiChevronDown } from '@mawad/shared-ui/kit/icons.ts';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { type ViewSource, viewsQuery } from '@mawad/shared-ui/desk/views/view-source.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useSearchParams } from '@mawad/shared-ui/kit/router.ts';

const SaveViewDialog = lazyPart(
  async () => (await import('@mawad/shared-ui/desk/views/save-view-dialog.tsx')).SaveViewDialog,
);

interface SavedViewsProps {
  source: ViewSource;
  /** Controls beside the views. */
  children?: ReactNode;
}

/** Menu with the saved and shared views of a list; also saves the current view. */
export function SavedViews({ source, children }: SavedViewsProps) {
  const { t } = useTranslation('portal-list');
  const [params, setParams] = useSearchParams();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { data: views = [] } = useQuery(viewsQuery(source));
  const query = queryOf(params);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: 1 }}>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<Icon path={mdiChevronDown} />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxInlineSize: '100%', overflowWrap: 'anywhere' }}
      >
        {views.find((view) => view.query === query)?.name ?? t('views.open')}
      </Button>
      {children}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {views.map((view) => (
          <MenuItem
            key={view.id}
            selected={view.query === query}
            onClick={() => {
              setAnchor(null);
              setParams(new URLSearchParams(view.query));
            }}
            sx={{ minBlockSize: 44, gap: 1.5, whiteSpace: 'normal' }}
          >
            <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
              <bdi>{view.name}</bdi>
              {view.is_shared && <SharedMark author={view.author} />}
            </Box>
            {view.is_shared && <Icon path={mdiAccountGroupOutline} size={20} />}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setSaving(true);
          }}
          sx={{ minBlockSize: 44, color: 'primary.main' }}
        >
          {t('views.keep')}
        </MenuItem>
      </Menu>
      {isSaving && (
        <Suspense fallback={null}>
          <SaveViewDialog source={source} views={views} query={query} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </Box>
  );
}

/** The query string without the page, in sorted order. */
function queryOf(params: URLSearchParams): string {
  const sorted = new URLSearchParams(params);
  sorted.delete('page');
  sorted.sort();
  return sorted.toString();
}
