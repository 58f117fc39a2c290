import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { SelectionBar } from '@mawad/shared-ui/desk/list/selection-bar.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import type { ListSelection } from '@mawad/shared-ui/desk/list/use-list-selection.ts';
import { asShown } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import type { Matching, Page } from '@mawad/supabase/base/lists-answers';
import { matchLimit } from '@mawad/supabase/base/match-limit';
import { everyQuery } from '@mawad/supabase/query-keys';

interface Moderated {
  id: number;
  version: string;
}

export interface ModerationDecision<Row extends Moderated> {
  rows: Row[];
  hide: boolean;
  /** Present if all rows that match are meant, except `rows`: their number. */
  all?: number;
}

interface ModerationBarProps<Row extends Moderated> {
  selection: ListSelection<Row>;
  /** Current page. */
  page: Page<Row> | undefined;
  tools: ReactNode;
  onDecide: (decision: ModerationDecision<Row>) => void;
}

/** Bulk bar that hides or shows the ticked rows; needs the messages `reviews`. */
export function ModerationBar<Row extends Moderated>(props: ModerationBarProps<Row>) {
  const { selection, page, tools, onDecide } = props;
  const { t } = useTranslation('reviews');
  const { marked, allId } = selection;
  const count = page?.count ?? 0;
  const all = allId === null ? undefined : count - marked.rows.length;
  const decide = (hide: boolean) => onDecide({ rows: marked.rows, hide, all });
  return (
    <SelectionBar
      selection={marked}
      page={page?.items ?? []}
      tools={tools}
      all={
        count <= matchLimit
          ? {
              isChosen: allId !== null,
              count,
              choose: selection.chooseAll,
              clear: selection.clear,
            }
          : undefined
      }
    >
      <Button size="small" color="error" variant="outlined" onClick={() => decide(true)}>
        {t('hide')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => decide(false)}>
        {t('show')}
      </Button>
    </SelectionBar>
  );
}

export interface ModerationProps<Row extends Moderated> extends ModerationDecision<Row> {
  /** Rows of the current page. */
  page: Row[] | undefined;
  /** Query domain and message namespace; messages used by both are in `reviews`. */
  of: 'reviews' | 'questions';
  moderate: (db: DataClient, seen: Moderated[], reason?: string) => Promise<number>;
  moderateMatching: (
    db: DataClient,
    matching: Pick<Matching<never>, 'except' | 'expected'>,
    reason?: string,
  ) => Promise<number>;
  /** Called after the change. */
  onDone: (ids: number[]) => void;
  onClose: () => void;
}

/** Confirms showing reviews or questions again or hiding them; hiding needs a reason, which their authors receive. */
export function Moderation<Row extends Moderated>(props: ModerationProps<Row>) {
  const { rows, all, page, hide, of, moderate, moderateMatching, onDone, onClose } = props;
  const { t } = useTranslation(['reviews', 'questions']);
  const format = useFormat();
  const counted = (count: number) => ({ count, number: format.number(count) });
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const { decide, busy, problem } = useDecision({
    thing: asShown(rows, page),
    act: (seen, reason: string | undefined) =>
      all === undefined
        ? moderate(backendOf(services).data, seen, reason)
        : moderateMatching(
            backendOf(services).data,
            { except: rows.map(({ id }) => id), expected: all },
            reason,
          ),
    onDone: (count) => {
      showToast({ title: t(`${of}:${hide ? 'hidden' : 'shown'}`, counted(count)) });
      onDone(rows.map(({ id }) => id));
      onClose();
    },
    refresh: () =>
      Promise.all(
        ([of, 'queues'] as const).map((domain) =>
          services.queryClient.invalidateQueries({ queryKey: everyQuery(domain) }),
        ),
      ),
    failed: t(`${of}:moderationFailed`),
  });
  return (
    <DecisionDialog
      title={t(`${of}:${hide ? 'hideTitle' : 'showTitle'}`, counted(all ?? rows.length))}
      text={t(`${of}:${hide ? 'hideText' : 'showText'}`)}
      confirmLabel={t(hide ? 'hide' : 'show')}
      tone={hide ? 'error' : 'primary'}
      note={hide ? { label: t('hideReason'), missing: t(`${of}:hideReasonMissing`) } : undefined}
      busy={busy}
      problem={problem}
      onConfirm={decide}
      onClose={onClose}
    />
  );
}
