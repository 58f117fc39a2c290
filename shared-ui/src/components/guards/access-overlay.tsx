import { useTranslation } from '@mawad/shared-i18n';
import { Overlay } from '../overlay/overlay.tsx';

interface Props {
  /** What is being checked, e.g. "Verifying Access...". */
  label: string;
  /** The server did not answer; the check goes on by itself. */
  unreachable: boolean;
}

/** Covers a guarded page until it is known whether it may be seen. */
export function AccessOverlay({ label, unreachable }: Props) {
  const { t } = useTranslation('errors');
  return <Overlay label={unreachable ? t('access_unknown') : label} />;
}
