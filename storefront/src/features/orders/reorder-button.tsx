import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCartPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import type { useReorder } from './use-reorder.ts';

interface ReorderButtonProps {
  reorder: ReturnType<typeof useReorder>;
  /** Order number for the accessible name, because a page may have several of these buttons. */
  number: string;
}

export function ReorderButton({ reorder, number }: ReorderButtonProps) {
  const { t } = useTranslation('ordering');
  return (
    <Button
      variant="outlined"
      loading={reorder.isPending}
      onClick={() => reorder.mutate()}
      startIcon={<Icon path={mdiCartPlus} />}
      aria-label={t('orders.reorderNamed', { number })}
    >
      {t('orders.reorder')}
    </Button>
  );
}
