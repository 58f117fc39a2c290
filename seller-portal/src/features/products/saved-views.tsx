import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/components/form/text-input';
import { Icon } from '@mawad/shared-ui/components/icon';
import { Menu, MenuItem } from '@mawad/shared-ui/components/overlay/on-demand';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiChevronDown, mdiTrashCanOutline } from '@mawad/shared-ui/icons';
import { Box, Button, IconButton } from '@mawad/shared-ui/mui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/mui-overlays';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@mawad/shared-ui/query';
import { useSearchParams } from '@mawad/shared-ui/router';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { listSavedViews, type SavedView, saveView } from '@mawad/supabase/queries/saved-views';
import { queryKey } from '@mawad/supabase/query-keys';

const viewsKey = queryKey('products', 'views');

/** The views of the list that the person kept: one press opens one; the one on screen can be kept under a name. */
export function SavedViews() {
  const { t } = useTranslation('product-bulk');
  const services = useServices();
  const [params, setParams] = useSearchParams();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isKeeping, setKeeping] = useState(false);
  const { data: views = [] } = useQuery(
    queryOptions({
      queryKey: viewsKey,
      queryFn: () => listSavedViews(backendOf(services).data, 'own-products'),
      staleTime: 5 * 60_000,
    }),
  );
  const query = queryOf(params);
  const open = (view: SavedView) => {
    setAnchor(null);
    setParams(new URLSearchParams(view.query));
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<Icon path={mdiChevronDown} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {views.find((view) => view.query === query)?.name ?? t('views.open')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {views.map((view) => (
          <MenuItem
            key={view.name}
            selected={view.query === query}
            onClick={() => open(view)}
            sx={{ minBlockSize: 44 }}
          >
            <bdi>{view.name}</bdi>
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setKeeping(true);
          }}
          sx={{ minBlockSize: 44, color: 'primary.main' }}
        >
          {t('views.keep')}
        </MenuItem>
      </Menu>
      {isKeeping && <KeepView views={views} query={query} onClose={() => setKeeping(false)} />}
    </>
  );
}

/** The address's query but for the page, always in one order. */
function queryOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('page');
  kept.sort();
  return kept.toString();
}

function KeepView({ views, query, onClose }: { views: SavedView[]; query: string; onClose: () => void }) {
  const { t } = useTranslation(['product-bulk', 'common']);
  const titleId = useId();
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const save = useSaveView();
  const isTooMany = save.error instanceof AppError && save.error.context.rule === 'too_many';
  const keep = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() !== '') save.mutate({ name, query }, { onSuccess: onClose });
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('views.keep')}</DialogTitle>
      <Box component="form" noValidate onSubmit={keep}>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <TextInput
            label={t('views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={isTooMany ? t('views.tooMany') : undefined}
            ref={input}
            slotProps={{ htmlInput: { maxLength: 40, dir: 'auto' } }}
          />
          {views.map((view) => (
            <Box key={view.name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
                <bdi>{view.name}</bdi>
              </Box>
              <IconButton
                aria-label={t('views.remove', { name: `\u2068${view.name}\u2069` })}
                onClick={() => save.mutate({ name: view.name })}
              >
                <Icon path={mdiTrashCanOutline} />
              </IconButton>
            </Box>
          ))}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending} disabled={name.trim() === ''}>
            {t('common:actions.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function useSaveView() {
  const { t } = useTranslation('product-bulk');
  const services = useServices();
  const queryClient = useQueryClient();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (view: { name: string; query?: string }) =>
      saveView(backendOf(services).data, 'own-products', view),
    onSuccess: (views) => queryClient.setQueryData(viewsKey, views),
    onError: (error) =>
      showToast({ title: t('failed'), description: messageOf(error), variant: 'destructive' }),
  });
}
