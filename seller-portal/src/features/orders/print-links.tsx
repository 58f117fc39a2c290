import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/components/icon';
import { ButtonLink } from '@mawad/shared-ui/components/link';
import { mdiPrinterOutline } from '@mawad/shared-ui/icons';
import { printHref, printKinds } from './print-kinds.ts';

/** Leads to what can be printed of some orders. */
export function PrintLinks({ ids }: { ids: string[] }) {
  const { t } = useTranslation('desk');
  return printKinds.map((kind) => (
    <ButtonLink
      key={kind}
      to={printHref(kind, ids)}
      size="small"
      variant="text"
      startIcon={<Icon path={mdiPrinterOutline} />}
    >
      {t(`print.${kind}`)}
    </ButtonLink>
  ));
}
