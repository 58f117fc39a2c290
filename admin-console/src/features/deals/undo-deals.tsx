import { useChangeDetails, useFormat, useTranslation } from '@mawad/shared-i18n';
import { UndoDialog } from '@mawad/shared-ui/desk/decision/undo-dialog.tsx';
import { LeftOutList, LeftOutProduct } from '@mawad/shared-ui/desk/list/left-out-list.tsx';
import { RowReasons } from '@mawad/shared-ui/kit/row-reasons.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type DealRestore,
  type FormerDeal,
  previewDealRestore,
  restoreDeals,
} from '@mawad/supabase/deals/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { useAskToUndo } from './use-ask-to-undo.ts';

/** Confirms undoing a change of deals; the toast offers a retry for deals that were skipped. */
export function UndoDeals({ former, onClose }: { former: FormerDeal[]; onClose: () => void }) {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const askToUndo = useAskToUndo();
  const restore = useAction({
    act: (services, deals: FormerDeal[]) => restoreDeals(backendOf(services).data, deals, t('undo.reason')),
    reads: ['deals', 'products'],
    failed: t('failed'),
    onDone: ({ kept: { length } }) => {
      onClose();
      showToast(
        length === 0
          ? { title: t('undo.done') }
          : {
              title: t('undo.partly', { count: length, number: format.number(length) }),
              action: { label: t('undo.show'), run: () => askToUndo(former) },
            },
      );
    },
  });
  return (
    <UndoDialog
      open
      title={t('undo.title')}
      confirmLabel={t('undo.confirm')}
      counting={t('undo.counting')}
      queryKey={queryKey('deals', 'undo', former)}
      count={() => previewDealRestore(backendOf(services).data, former)}
      describe={(counts) => <UndoText {...counts} />}
      restores={({ undone }) => undone > 0}
      busy={restore.isPending}
      onConfirm={() => restore.mutate(former)}
      onClose={onClose}
    />
  );
}

/** Numbers of restored and skipped deals, with the reason and who changed them. */
function UndoText({ undone, kept }: DealRestore) {
  const { t } = useTranslation('admin-deals');
  const format = useFormat();
  const detailsOf = useChangeDetails();
  const of = (count: number) => ({ count, number: format.number(count) });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {undone > 0 && <div>{t('undo.text', of(undone))}</div>}
      {undone === 0 && <div>{t(kept.length > 0 ? 'undo.nothing' : 'undo.already')}</div>}
      {kept.length > 0 && <div>{t('undo.kept', of(kept.length))}</div>}
      {kept.length > 0 && (
        <LeftOutList
          label={t('undo.stays')}
          items={kept.map(({ id, problem, ...product }) => ({
            key: id,
            product: <LeftOutProduct {...product} gone={t('undo.gone')} />,
            reasons: (
              <RowReasons reasons={[t(`undo.problems.${problem}`), detailsOf(product)].filter(Boolean)} />
            ),
          }))}
        />
      )}
    </Box>
  );
}
