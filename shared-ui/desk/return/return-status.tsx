import { useTranslation } from '@mawad/shared-i18n';
import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiCloseCircleOutline,
  mdiPackageVariantClosed,
  mdiScaleBalance,
  mdiTruckOutline,
} from '@mawad/shared-ui/kit/icons.ts';
import { StatusTag, type StatusLook } from '@mawad/shared-ui/desk/order/status-tag.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { ReturnOutcome, ReturnStatus } from './return-view.ts';

const looks: Record<ReturnStatus, StatusLook> = {
  Requested: { tone: 'warning', icon: mdiClockOutline },
  Accepted: { tone: 'primary', icon: mdiCheckCircleOutline },
  Refused: { tone: 'danger', icon: mdiCloseCircleOutline },
  OnItsWay: { tone: 'primary', icon: mdiTruckOutline },
  Received: { tone: 'primary', icon: mdiPackageVariantClosed },
  Settled: { tone: 'success', icon: mdiCheckCircleOutline },
  Closed: { tone: 'neutral', icon: mdiAlertCircleOutline },
};

interface ReturnStatusTagProps {
  status: ReturnStatus;
  isAppealed: boolean;
  /** How a settled or closed return ended; shown in place of the status. */
  outcome: ReturnOutcome | null;
}

/** Status of a return, and that an appeal is open. Needs the messages `returns`. */
export function ReturnStatusTag({ status, isAppealed, outcome }: ReturnStatusTagProps) {
  const { t } = useTranslation('returns');
  const isOver = status === 'Settled' || status === 'Closed';
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StatusTag
        {...looks[status]}
        text={isOver && outcome ? t(`outcomes.${outcome}`) : t(`statuses.${status}`)}
      />
      {isAppealed && <StatusTag tone="warning" icon={mdiScaleBalance} text={t('appealed')} />}
    </Box>
  );
}
