import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Menu, MenuItem } from '@mawad/shared-ui/platform/overlay/on-demand.tsx';
import { mdiChevronDown } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import type { BulkTarget } from '@mawad/supabase/products/bulk-changes-queries';
import { BulkDialog } from './bulk-dialog.tsx';
import { bulkKinds, type BulkKind } from './bulk-terms.ts';

/** Menu of changes for the selected products. */
export function BulkMenu({ target, onDone }: { target: BulkTarget; onDone: () => void }) {
  const { t } = useTranslation('product-bulk');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [kind, setKind] = useState<BulkKind | null>(null);
  const choose = (chosen: BulkKind) => {
    setAnchor(null);
    setKind(chosen);
  };
  return (
    <>
      <Button
        size="small"
        variant="contained"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<Icon path={mdiChevronDown} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('change')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {bulkKinds.map((one) => (
          <MenuItem
            key={one}
            onClick={() => choose(one)}
            sx={{ minBlockSize: 44, ...(one === 'delete' && { color: 'error.main' }) }}
          >
            {t(`kinds.${one}.verb`)}
          </MenuItem>
        ))}
      </Menu>
      {kind && (
        <BulkDialog
          kind={kind}
          target={target}
          onClose={(begun) => {
            setKind(null);
            if (begun) onDone();
          }}
        />
      )}
    </>
  );
}
