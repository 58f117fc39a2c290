import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { DecidedLine, PurchaseRequest } from '@mawad/supabase/buying/queries';
import { AccountFrame } from '../../account/account-frame.tsx';
import { purchaseRequestQuery } from '../../buying/buying-queries.ts';
import { Budget } from './budget.tsx';
import { RequestDecision } from './request-decision.tsx';
import { RequestHead } from './request-head.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestLines } from './request-lines.tsx';
import { RequestWithdrawal } from './request-withdrawal.tsx';
import { SaveRequest } from './save-request.tsx';

/** A purchase request with its goods, the decision on it and its history. */
export function RequestPage({ id }: { id: string }) {
  const { t } = useTranslation('buying');
  return (
    <AccountFrame title={t('tabs.requests')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: 760 }}>
        <AppLink to="/account/company/requests">{t('request.back')}</AppLink>
        <LoadedRequest id={id} />
      </Box>
    </AccountFrame>
  );
}

function LoadedRequest({ id }: { id: string }) {
  const services = useServices();
  const [lines, setLines] = useState<DecidedLine[]>([]);
  const [wrong, setWrong] = useState<number[]>([]);
  const query = useQuery(purchaseRequestQuery(services, id, lines));
  const { data: request, error, refetch } = query;
  if (error && !request) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!request) return <Skeleton variant="rounded" height={360} />;
  return (
    <>
      <RequestHead request={request} />
      <RequestLines
        request={request}
        lines={lines}
        onChange={request.may_decide ? setLines : undefined}
        onWrong={(id, isWrong) =>
          setWrong((ids) => [...ids.filter((other) => other !== id), ...(isWrong ? [id] : [])])
        }
      />
      {request.project && <Budget project={request.project} />}
      <Decision request={request} lines={lines} isStale={query.isPlaceholderData || wrong.length > 0} />
      <RequestHistory events={request.events} />
    </>
  );
}

interface DecisionProps {
  request: PurchaseRequest;
  lines: DecidedLine[];
  /** The shown cost is not that of the typed quantities. */
  isStale: boolean;
}

function Decision({ request, lines, isStale }: DecisionProps) {
  if (request.is_own && ['refused', 'expired', 'withdrawn'].includes(request.state) && !request.quote)
    return <SaveRequest lines={request.lines} />;
  if (request.may_decide) return <RequestDecision request={request} lines={lines} isStale={isStale} />;
  return request.may_withdraw ? <RequestWithdrawal request={request} /> : null;
}
