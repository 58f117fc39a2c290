import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCartPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import type { Reorder } from './use-reorder.ts';

interface ReorderButtonProps {
  reorder: Reorder;
  label: string;
  /** Accessible name, because a page may have several of these buttons. */
  name: string;
}

export function ReorderButton({ reorder, label, name }: ReorderButtonProps) {
  return (
    <Button
      variant="outlined"
      loading={reorder.isPending}
      onClick={() => reorder.begin()}
      startIcon={<Icon path={mdiCartPlus} />}
      aria-label={name}
    >
      {label}
    </Button>
  );
}
