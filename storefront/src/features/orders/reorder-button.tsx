import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiCartPlus } from '@mawad/shared-ui/icons';
import { Button } from '@mawad/shared-ui/mui';
import type { useReorder } from './use-reorder.ts';

interface ReorderButtonProps {
  reorder: ReturnType<typeof useReorder>;
  /** Of the order, where several stand on one page. */
  number: string;
}

/** Orders the same goods again. */
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
