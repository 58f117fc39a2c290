import { useTranslation } from '@mawad/shared-i18n';
import { Overlay } from '@mawad/shared-ui/kit/overlay/overlay.tsx';

interface Props {
  label: string;
  /** True if the server did not respond; the check is retried automatically. */
  unreachable: boolean;
}

/** Covers a guarded page while the right to see it is checked. */
export function AccessOverlay({ label, unreachable }: Props) {
  const { t } = useTranslation('errors');
  return <Overlay label={unreachable ? t('access_unknown') : label} />;
}
