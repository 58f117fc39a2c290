import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { ButtonLink } from '@mawad/shared-ui/components/link';
import { mdiPrinterOutline } from '@mawad/shared-ui/icons';
import { Box } from '@mawad/shared-ui/mui';
import { printHref, printKinds, printLimit } from '@mawad/shared-ui/order/print-kinds';

interface PrintLinksProps {
  /** Address of the list that contains the orders. */
  list: string;
  ids: string[];
  /** False for readers who may not see money. */
  withInvoices?: boolean;
}

/** Links to the printable documents of the selected orders. */
export function PrintLinks({ list, ids, withInvoices = true }: PrintLinksProps) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  if (ids.length > printLimit) {
    return (
      <Box component="span" sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
        {t('print.tooMany', { number: format.number(printLimit) })}
      </Box>
    );
  }
  return printKinds
    .filter((kind) => withInvoices || kind !== 'invoices')
    .map((kind) => (
      <ButtonLink
        key={kind}
        to={printHref(list, kind, ids)}
        size="small"
        variant="text"
        startIcon={<Icon path={mdiPrinterOutline} />}
      >
        {t(`print.${kind}`)}
      </ButtonLink>
    ));
}
