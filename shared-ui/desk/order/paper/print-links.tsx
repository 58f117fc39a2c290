import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { mdiPrinterOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { printHref, printKinds, printLimit } from '@mawad/shared-ui/desk/order/print-kinds.ts';

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
