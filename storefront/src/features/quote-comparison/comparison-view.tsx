import { useMemo, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ListPages } from '@mawad/shared-ui/kit/list/list-pages.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useMediaQuery } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useNavigate, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { AppError } from '@mawad/supabase/errors';
import type { Comparison, QuoteStatus } from '@mawad/supabase/quotes/queries';
import { QuoteNotes } from './quote-notes.tsx';
import { addressesQuery, profileQuery } from '../../address/address-queries.ts';
import { savedDelivery, type DeliveryValues } from '../../address/delivery-schema.ts';
import { AcceptForm, AcceptProblem } from './accept-form.tsx';
import { Accepted } from './accepted.tsx';
import { ComparisonCards } from './comparison-cards.tsx';
import { ComparisonTable, type ComparedView } from './comparison-table.tsx';
import { ComparisonTools } from './comparison-tools.tsx';
import { droppedLines, lineProblemsOf, lostChoices, type LineProblemsById } from './line-problem.ts';
import {
  comparedPage,
  comparedSections,
  sectionsOfPage,
  shownOffers,
  type OfferView,
} from './offer-prices.ts';
import { Proposals } from './proposals.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { type ChosenLine, chosenLines, type Selection, selectionOf, selectionTotals } from './selection.ts';
import { useAccept, type AcceptedOrders, type AcceptFor } from './use-accept.ts';
import { useQuoteApproval } from './use-quote-approval.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useSelection } from './use-selection.ts';

/** States of a request in which offers can be accepted. */
const openStates: readonly QuoteStatus[] = ['Open', 'Closed', 'PartlyAwarded'];

/** Whether the reader can choose and accept offers. */
const isOpenFor = ({ status, may_accept }: Comparison['request']) =>
  openStates.includes(status) && may_accept;

interface ComparisonViewProps {
  comparison: Comparison;
  userId: string;
}

/** Two steps in one address: choosing prices, then `?step=delivery`. The choices stay while going back and forth. */
export function ComparisonView({ comparison, userId }: ComparisonViewProps) {
  const { request } = comparison;
  const [params, setParams] = useSearchParams();
  const state = useSelection(request.id);
  const navigate = useNavigate();
  const acceptance = useAccept(request.id);
  const [problems, setProblems] = useState<LineProblemsById>({});
  const [orders, setOrders] = useState<AcceptedOrders | null>(null);
  const current = useMemo(() => chosenLines(comparison, state.selection), [comparison, state.selection]);
  const isDelivery = params.get('step') === 'delivery';
  // The lines as they were when the buyer went on to delivery. If an offer changes meanwhile, the server refuses all lines and
  // names the changed ones; without the copy, the order would silently have fewer lines.
  const [confirmed, setConfirmed] = useState<{ selection: Selection; lines: ChosenLine[] } | null>(null);
  const chosen = isDelivery && confirmed?.selection === state.selection ? confirmed.lines : current;
  const totals = selectionTotals(chosen);
  const needsPlace = chosen.some(({ offer }) => !offer.is_pickup);
  const isReady = chosen.length > 0 && totals.openCount === 0;
  const openStep = (step: 'delivery' | null) => {
    setConfirmed(step && { selection: state.selection, lines: current });
    setParams(step ? { step } : {}, { preventScrollReset: true });
  };

  async function accept(values: DeliveryValues, acceptFor: AcceptFor): Promise<AppError | null> {
    const result = await acceptance.accept(chosen, values, needsPlace, acceptFor);
    if (result === null) return null;
    if (!(result instanceof AppError)) {
      if ('orders' in result) setOrders(result.orders);
      else await navigate(`/account/company/requests/${result.request}?sent=1`, { replace: true });
      return null;
    }
    const changed = lineProblemsOf(result, chosen);
    if (Object.keys(changed).length > 0) {
      setProblems(changed);
      state.drop(droppedLines(changed));
      openStep(null);
    }
    return result;
  }

  if (orders) return <Accepted orders={orders} offers={comparison.offers} requestId={request.id} />;
  // A running acceptance keeps its form even if the lines were awarded meanwhile.
  if (isDelivery && request.may_accept && (isReady || acceptance.phase !== 'idle')) {
    return (
      <Delivery
        userId={userId}
        totals={totals}
        needsPlace={needsPlace}
        request={request}
        phase={acceptance.phase}
        problem={acceptance.problem}
        onAccept={accept}
        onBack={() => openStep(null)}
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <QuoteNotes request={request} />
      {acceptance.problem && <AcceptProblem problem={acceptance.problem} />}
      <Choosing
        comparison={comparison}
        state={state}
        chosen={chosen}
        problems={{ ...lostChoices(comparison, state.selection, chosen), ...problems }}
        onSettled={(lineId) => setProblems(({ [lineId]: _settled, ...others }) => others)}
      />
      {isOpenFor(request) && (
        <SelectionBar
          totals={totals}
          chosenCount={chosen.length}
          lineCount={comparison.lines.filter((line) => line.awarded_to === null).length}
          onContinue={() => {
            acceptance.clearProblem();
            openStep('delivery');
          }}
        />
      )}
    </Box>
  );
}

interface ChoosingProps extends Pick<ComparisonViewProps, 'comparison'> {
  state: ReturnType<typeof useSelection>;
  chosen: ReturnType<typeof chosenLines>;
  problems: LineProblemsById;
  /** Called when the buyer changes a line with a problem. */
  onSettled: (lineId: string) => void;
}

function Choosing({ comparison, state, chosen, problems, onSettled }: ChoosingProps) {
  const { t } = useTranslation('quote-comparison');
  const { request, lines } = comparison;
  const isNarrow = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const [view, setView] = useState<OfferView>({ isComplete: false, isExact: false, sort: 'total' });
  const offers = useMemo(() => shownOffers(comparison.offers, view), [comparison.offers, view]);
  const sections = useMemo(() => comparedSections(lines, offers), [lines, offers]);
  const isPrinting = useIsPrinting();
  // After a refused acceptance the page opens at the first line that changed.
  const [page, setPage] = useState(() =>
    Math.max(0, Math.floor(lines.findIndex(({ id }) => problems[id]) / comparedPage)),
  );
  const { choose, setQuantity, drop, replace } = state;
  const isOpen = isOpenFor(request);
  const handlers = useMemo(
    () => ({
      onChoose: (lineId: string, offerId: string) => {
        choose(lineId, offerId);
        onSettled(lineId);
      },
      onQuantity: (lineId: string, quantity: string) => {
        setQuantity(lineId, quantity);
        onSettled(lineId);
      },
      onDrop: drop,
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `onSettled` only sets state
    [choose, setQuantity, drop],
  );
  const compared: ComparedView = {
    offers,
    sections: useMemo(
      () => (isPrinting ? sections : sectionsOfPage(sections, page)),
      [isPrinting, sections, page],
    ),
    lineCount: lines.length,
    isOpen,
    chosen: useMemo(() => new Map(chosen.map((one) => [one.line.id, one])), [chosen]),
    problems,
    ...handlers,
  };
  return (
    <>
      {isOpen && (
        <Proposals
          comparison={comparison}
          chosen={chosen}
          onChoose={(proposal) => replace((before) => selectionOf(proposal, before))}
        />
      )}
      <ComparisonTools comparison={comparison} offers={offers} view={view} onView={setView} />
      {offers.length === 0 ? (
        <Typography role="status">{t('noneMatch')}</Typography>
      ) : isNarrow ? (
        <ComparisonCards {...compared} />
      ) : (
        <ComparisonTable {...compared} />
      )}
      {offers.length > 0 && (
        <ListPages
          label={t('pages.label')}
          page={page}
          size={comparedPage}
          count={lines.length}
          rangeText={(range) => t('pages.range', range)}
          onPage={setPage}
        />
      )}
    </>
  );
}

type DeliveryProps = Omit<React.ComponentProps<typeof AcceptForm>, 'start' | 'addresses' | 'approval'> &
  Pick<Comparison, 'request'> & { userId: string };

/**
 * Loads the saved addresses first, so that the form does not change afterwards. The fees were quoted for one governorate, so only
 * its addresses are offered.
 */
function Delivery({ userId, request, ...form }: DeliveryProps) {
  const services = useServices();
  const [email] = useState(useStore((store) => store.session.user?.email) ?? '');
  const addresses = useQuery(addressesQuery(services, userId));
  const profile = useQuery(profileQuery(services, userId));
  const approval = useQuoteApproval(request, form.totals.total);
  if (addresses.isPending || profile.isPending) return <Skeleton variant="rounded" height={480} />;
  const governorate = request.governorate ?? '';
  const saved = (addresses.data ?? []).filter((address) => address.governorate === governorate);
  const place = saved.length > 0 ? {} : { governorate, district: request.district ?? '' };
  const start = { ...savedDelivery(email, saved, profile.data), ...place };
  return <AcceptForm {...form} addresses={saved} start={start} approval={approval} />;
}
