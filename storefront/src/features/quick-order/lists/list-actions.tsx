import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { deletePurchaseList, renamePurchaseList, type PurchaseList } from '@mawad/supabase/lists/queries';
import { listsKey, purchaseListsQuery } from './list-queries.ts';
import { NameDialog } from './name-dialog.tsx';

/** Buttons that rename and delete a list. */
export function ListActions({ list }: { list: PurchaseList }) {
  const { t } = useTranslation('lists');
  const [opened, setOpened] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpened(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" onClick={() => setOpened('rename')} sx={{ minBlockSize: 44 }}>
        {t('purchase.rename')}
      </Button>
      <Button color="error" onClick={() => setOpened('delete')} sx={{ minBlockSize: 44 }}>
        {t('purchase.delete')}
      </Button>
      {opened === 'rename' && <RenameDialog list={list} onClose={close} />}
      {opened === 'delete' && <DeleteDialog list={list} onClose={close} />}
    </Box>
  );
}

interface ListDialogProps {
  list: PurchaseList;
  onClose: () => void;
}

function RenameDialog({ list, onClose }: ListDialogProps) {
  const { t } = useTranslation('lists');
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const { decide, busy, problem } = useDecision({
    thing: list,
    act: (seen, name: string) => renamePurchaseList(backendOf(services).data, seen, name),
    onDone: (_done, name) => {
      showToast({ title: t('purchase.renamed', { name: `\u2068${name}\u2069` }) });
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: listsKey }),
    failed: t('purchase.renameFailed'),
  });
  return (
    <NameDialog
      title={t('purchase.rename')}
      confirmLabel={t('purchase.save')}
      name={list.name}
      busy={busy}
      problem={problem}
      onConfirm={decide}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ list, onClose }: ListDialogProps) {
  const { t } = useTranslation('lists');
  const services = useServices();
  const navigate = useNavigate();
  const showToast = useStore((state) => state.toast.show);
  const name = `\u2068${list.name}\u2069`;
  const { decide, busy, problem } = useDecision({
    thing: list,
    act: (seen, _input: void) => deletePurchaseList(backendOf(services).data, seen),
    onDone: () => {
      showToast({ title: t('purchase.deleted', { name }) });
      void navigate('/quick-order/lists', { replace: true });
    },
    // The page of a deleted list must not ask for it again.
    refresh: () =>
      services.queryClient.invalidateQueries({ queryKey: purchaseListsQuery(services).queryKey }),
    failed: t('purchase.deleteFailed'),
  });
  return (
    <DecisionDialog
      tone="error"
      title={t('purchase.deleteAsk', { name })}
      text={t(list.is_shared ? 'purchase.deleteSharedText' : 'purchase.deleteText')}
      confirmLabel={t('purchase.delete')}
      busy={busy}
      problem={problem}
      onConfirm={() => decide()}
      onClose={onClose}
    />
  );
}
