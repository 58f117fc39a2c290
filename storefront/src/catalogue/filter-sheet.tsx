import type { ReactNode } from 'react';
import { useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { SideSheet } from '@mawad/shared-ui/platform/overlay/side-sheet.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';

interface FilterSheetProps {
  open: boolean;
  /** Number of products that match the filters. */
  total: number;
  onClose: () => void;
  children: ReactNode;
}

/** Filters on narrow screens. Each selection updates the list behind; the button closes the sheet. */
export function FilterSheet({ open, total, onClose, children }: FilterSheetProps) {
  const { t } = useTranslation('storefront');
  const format = useFormat();
  const side = useLanguage() === 'ar' ? 'right' : 'left';
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={t('listing.filters')}
      side={side}
      width={340}
      footer={
        <Button variant="contained" fullWidth onClick={onClose}>
          {t('listing.showResults', { count: total, number: format.number(total) })}
        </Button>
      }
    >
      <Box sx={{ padding: 2.5 }}>{children}</Box>
    </SideSheet>
  );
}
