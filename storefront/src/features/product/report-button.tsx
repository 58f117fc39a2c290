import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';

interface ReportButtonProps {
  /** Accessible name, which contains the author's name. */
  label: string;
  dialog: (onClose: () => void) => ReactNode;
}

/** Button for signed-in users to report content to the staff. */
export function ReportButton({ label, dialog }: ReportButtonProps) {
  const { t } = useTranslation('product');
  const signedIn = useStore((state) => state.session.user !== null);
  const [open, setOpen] = useState(false);
  if (!signedIn) return null;
  return (
    <Box sx={{ marginInlineStart: -1, displayPrint: 'none' }}>
      <Button
        size="small"
        color="inherit"
        onClick={() => setOpen(true)}
        aria-label={label}
        sx={{ color: 'text.secondary' }}
      >
        {t('report')}
      </Button>
      {open && <Suspense fallback={null}>{dialog(() => setOpen(false))}</Suspense>}
    </Box>
  );
}
