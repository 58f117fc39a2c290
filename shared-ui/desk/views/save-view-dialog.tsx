import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { SharedMark } from '@mawad/shared-ui/desk/views/shared-mark.tsx';
import { mdiTrashCanOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { type SavedView, type ViewSource, viewsQuery } from '@mawad/shared-ui/desk/views/view-source.ts';
import { useMutation, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';

interface SaveViewDialogProps {
  source: ViewSource;
  views: SavedView[];
  /** Query of the current view. */
  query: string;
  onClose: () => void;
}

/** Saves the current view under a name, and deletes saved ones. */
export function SaveViewDialog({ source, views, query, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation(['portal-list', 'common']);
  const titleId = useId();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const save = useChangeViews(source, source.save);
  const remove = useChangeViews(source, source.remove);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() !== '') save.mutate({ name, query, shared }, { onSuccess: onClose });
  };
  const rule = ruleOf(save.error);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('views.keep')}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <TextInput
            label={t('views.name')}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              save.reset();
            }}
            error={rule === 'too_many' ? t('views.tooMany') : rule === 'taken' ? t('views.taken') : undefined}
            ref={input}
            slotProps={{ htmlInput: { maxLength: 40, dir: 'auto' } }}
          />
          {source.canShare && (
            <FormControlLabel
              control={<Checkbox checked={shared} onChange={(event) => setShared(event.target.checked)} />}
              label={t('views.share')}
            />
          )}
          {views
            .filter((view) => view.may_change)
            .map((view) => (
              <Box key={view.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
                  <bdi>{view.name}</bdi>
                  {view.is_shared && <SharedMark author={view.author} />}
                </Box>
                <IconButton
                  aria-label={t('views.remove', { name: `\u2068${view.name}\u2069` })}
                  onClick={() => remove.mutate(view.id)}
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

/** The rule in the database that the name violates. */
function ruleOf(error: unknown): unknown {
  return (error as { context?: { rule?: unknown } } | null)?.context?.rule;
}

/** Mutation of the saved views: writes the returned views to the cache, shows errors as a toast. */
function useChangeViews<Change>(source: ViewSource, change: (change: Change) => Promise<SavedView[]>) {
  const { t } = useTranslation('portal-list');
  const queryClient = useQueryClient();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: change,
    onSuccess: (views) => queryClient.setQueryData(viewsQuery(source).queryKey, views),
    onError: (error) =>
      showToast({ title: t('views.failed'), description: messageOf(error), variant: 'destructive' }),
  });
}
