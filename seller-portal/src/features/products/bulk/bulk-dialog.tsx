import { type SyntheticEvent, useId, useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { DialogFailure } from '@mawad/shared-ui/kit/form/dialog-failure.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useMutation, useQuery, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import {
  type BulkInput,
  type BulkTarget,
  startBulkChange,
  startStaffProductChange,
} from '@mawad/supabase/products/bulk-changes-queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { useEditedBy } from '../form/edited-by.ts';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { bulkPreviewQuery } from './bulk-queries.ts';
import { BulkReport } from './bulk-report.tsx';
import { bulkChangeOf, type BulkKind, type BulkTerms, noTerms } from './bulk-terms.ts';

interface BulkDialogProps {
  kind: BulkKind;
  /** Values with which the form opens. */
  given?: BulkTerms;
  target: BulkTarget;
  /** `begun` is true if the change of the selected products was started. */
  onClose: (begun: boolean) => void;
}

/** Dialog of a bulk change: input, preview, start and progress. */
export function BulkDialog({ kind, given, target, onClose }: BulkDialogProps) {
  const { t } = useTranslation('product-bulk');
  const titleId = useId();
  const [begun, setBegun] = useState<string | null>(null);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => onClose(begun !== null)} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(`kinds.${kind}.title`)}</DialogTitle>
      {begun === null ? (
        <BulkForm
          kind={kind}
          given={given}
          target={target}
          onBegun={setBegun}
          onClose={() => onClose(false)}
        />
      ) : (
        <BulkReport id={begun} onClose={() => onClose(true)} />
      )}
    </Dialog>
  );
}

interface BulkFormProps {
  kind: BulkKind;
  given?: BulkTerms;
  target: BulkTarget;
  onBegun: (id: string) => void;
  onClose: () => void;
}

function BulkForm({ kind, given = noTerms, target, onBegun, onClose }: BulkFormProps) {
  const { t } = useTranslation(['product-bulk', 'common', 'errors']);
  const format = useFormat();
  const [terms, setTerms] = useState(given);
  const isStaff = useEditedBy() === 'staff';
  // Products are hidden for a reason and shown without one.
  const isReasoned = isStaff && kind !== 'show';
  const [reason, setReason] = useState('');
  const change = bulkChangeOf(kind, terms);
  const input = change && { ...target, change };
  const { data, error, isPlaceholderData, isFetching } = useQuery(
    bulkPreviewQuery(useServices(), input, isStaff),
  );
  const begin = useBegin(onBegun, isStaff ? reason.trim() : undefined);
  const problem = useProblem(error ?? begin.error);
  const shown = input ? data : undefined;
  const isReady = shown !== undefined && !isPlaceholderData && !error && shown.count > 0;
  const lacksReason = isReasoned && !reason.trim();
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isReady && input && !lacksReason) begin.mutate({ input, expected: shown.count });
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={formStyle}>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <BulkFields kind={kind} terms={terms} onChange={setTerms} problem={problem?.field ? problem : null} />
        {isReasoned && (
          <TextInput
            label={t('reason.label')}
            hint={t('reason.hint')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            required
            multiline
            slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
          />
        )}
        {kind === 'delete' && <Alert severity="warning">{t('kinds.delete.text')}</Alert>}
        {kind === 'confirm' && <Alert severity="info">{t('kinds.confirm.text')}</Alert>}
        {input && !shown && !error && <Skeleton height={120} />}
        {shown && !error && <BulkPreview kind={kind} preview={shown} stale={isPlaceholderData} />}
        {shown?.count === 0 && <Alert severity="info">{t('preview.none')}</Alert>}
      </DialogContent>
      {problem && !problem.field && <DialogFailure>{problem.message}</DialogFailure>}
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={kind === 'delete' || kind === 'hide' ? 'error' : 'primary'}
          disabled={!isReady || lacksReason}
          loading={begin.isPending || (input !== null && isFetching)}
        >
          {isReady
            ? t(`kinds.${kind}.confirm`, { count: shown.count, number: format.number(shown.count) })
            : t(`kinds.${kind}.verb`)}
        </Button>
      </DialogActions>
    </Box>
  );
}

/** Starts a change; with a reason as staff. */
function useBegin(onBegun: (id: string) => void, reason: string | undefined) {
  const services = useServices();
  const queryClient = useQueryClient();
  // A retry keeps the id, so that the change is not started twice.
  const [id] = useState(mintUuid);
  return useMutation({
    mutationFn: ({ input, expected }: { input: BulkInput; expected: number }) =>
      reason === undefined
        ? startBulkChange(backendOf(services).data, id, input, expected)
        : startStaffProductChange(backendOf(services).data, id, input, { expected, reason }),
    onSuccess: () => onBegun(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: everyQuery('products') }),
  });
}

/** Translated refusal, with its field if the refusal concerns one. */
function useProblem(error: Error | null): { field: string; message: string } | null {
  const { t } = useTranslation('product-bulk');
  const messageOf = useErrorMessage();
  if (!error) return null;
  if (!(error instanceof AppError)) return { field: '', message: messageOf(error) };
  if (error.code === 'stale_version') return { field: '', message: t('moved') };
  if (error.code !== 'invalid_input') return { field: '', message: messageOf(error) };
  const rules = {
    percent: 'percent',
    future: 'future',
    after_start: 'after_start',
    date_range: 'date_range',
  } as const;
  const rule = rules[error.context.rule as keyof typeof rules];
  return {
    field: rule ? String(error.context.field) : '',
    message: rule ? t(`rules.${rule}`) : messageOf(error),
  };
}

const formStyle = { display: 'flex', flexDirection: 'column', minBlockSize: 0 } as const;
