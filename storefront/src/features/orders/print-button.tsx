import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { mdiPrinterOutline } from '@mawad/shared-ui/icons';
import { Button } from '@mawad/shared-ui/mui';

/** Prints the page as it is. */
export function PrintButton() {
  const { t } = useTranslation('ordering');
  return (
    <Button
      variant="outlined"
      onClick={() => window.print()}
      startIcon={<Icon path={mdiPrinterOutline} />}
      sx={{ displayPrint: 'none' }}
    >
      {t('orders.print')}
    </Button>
  );
}
