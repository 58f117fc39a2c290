import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { UndoDialog } from '@mawad/shared-ui/desk/decision/undo-dialog.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  previewImportUndo,
  steerImport,
  type ImportProgress,
  type ImportStatus,
} from '@mawad/supabase/imports/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { appliedRows, openRows, rowsToApply } from './import-counts.ts';
import { importsPath } from './import-queries.ts';
import { UndoText } from './undo-text.tsx';
import { useChangeImport } from './use-change-import.ts';

type Action = Parameters<typeof steerImport>[2];

/** Actions by state; `private.steer_import` decides whether one is allowed. */
const offered: Partial<Record<ImportStatus, Action[]>> = {
  staging: ['cancel'],
  checking: ['cancel'],
  checked: ['apply', 'cancel'],
  applying: ['pause'],
  paused: ['apply', 'undo', 'cancel'],
  done: ['undo', 'check'],
  undone: ['undo'],
};

/** Buttons for the allowed actions of an import. */
export function ImportActions({ one }: { one: ImportProgress }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const actionMutation = useChangeImport((db, action: Action) => steerImport(db, one.id, action));
  const toApply = rowsToApply(one);
  const services = useServices();
  const { kept = 0 } = one.counts;
  const written = appliedRows(one.counts) + kept;
  const actions = offered[one.status] ?? [];
  const may = (action: Action) => actions.includes(action);
  const buttonOf = (action: Action) => ({
    loading: actionMutation.isPending && actionMutation.variables === action,
    disabled: actionMutation.isPending,
    onClick: () => actionMutation.mutate(action),
  });
  const number = format.number(toApply);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '&:empty': { display: 'none' } }}>
      {one.status === 'staging' && (
        <ButtonLink to={importsPath} variant="contained">
          {t('one.chooseAgain')}
        </ButtonLink>
      )}
      {may('apply') && (toApply > 0 || one.status === 'paused') && (
        <Button variant="contained" {...buttonOf('apply')}>
          {one.status === 'paused' ? t('one.goOn') : t('one.apply', { count: toApply, number })}
        </Button>
      )}
      {one.set_aside && (
        <Button variant="contained" {...buttonOf('retry')}>
          {t('one.retry')}
        </Button>
      )}
      {may('check') && openRows(one.counts) > 0 && (
        <Button variant="outlined" {...buttonOf('check')}>
          {t('one.checkAgain')}
        </Button>
      )}
      {may('pause') && (
        <Button variant="outlined" {...buttonOf('pause')}>
          {t('one.pause')}
        </Button>
      )}
      {may('undo') && written > 0 && (
        <Button
          variant="outlined"
          color="error"
          disabled={actionMutation.isPending}
          onClick={() => setAsking(true)}
        >
          {t(one.status === 'undone' ? 'one.undoAgain' : 'one.undo')}
        </Button>
      )}
      {may('cancel') && (
        <Button {...buttonOf('cancel')}>
          {t(one.finished_at === null ? 'one.cancel' : 'one.leaveRest')}
        </Button>
      )}
      <UndoDialog
        open={asking}
        queryKey={queryKey('imports', 'undo', one.id)}
        count={() => previewImportUndo(backendOf(services).data, one.id)}
        counting={t('one.counting')}
        describe={(counts) => <UndoText {...counts} />}
        restores={({ undone, partly }) => undone + partly > 0}
        title={t('one.undoTitle', { name: `\u2068${one.file_name}\u2069` })}
        confirmLabel={t('one.undo')}
        busy={actionMutation.isPending}
        onConfirm={() => actionMutation.mutate('undo', { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
