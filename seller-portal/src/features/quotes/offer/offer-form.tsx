import { type SyntheticEvent, useCallback, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert, useMediaQuery } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import type { Draft } from '@mawad/shared-ui/platform/draft/local-draft.ts';
import type { AskedQuote } from '@mawad/supabase/quotes/queries';
import { ElsewhereNotice, RestoredNotice } from '../../../draft-notices.tsx';
import { LeaveGuard } from '../../../leave-guard.tsx';
import { SaveBar } from '../../../save-bar.tsx';
import { CellProblemsList, problemsOf } from './cell-problems.tsx';
import { GoodsDialog } from './goods-dialog.tsx';
import { cardPage, LineCards } from './line-cards.tsx';
import { draftOf, type OfferDraft } from './offer-draft.ts';
import { OfferFiles } from './offer-files.tsx';
import { OfferGrid } from './offer-grid.tsx';
import { OfferTools } from './offer-tools.tsx';
import { type AskedLine, currentOffer } from './offer-values.ts';
import type { CellPlace } from './paste.ts';
import {
  type CellProblem,
  type ColumnName,
  columnNames,
  offerInput,
  readTerms,
  type TermProblems,
} from './read-offer.ts';
import { SendDialog } from './send-dialog.tsx';
import { SheetTools } from './sheet-tools.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useOfferChanges } from './use-offer-changes.ts';
import { useOfferDraft } from './use-offer-draft.ts';
import { useOfferForm } from './use-offer-form.ts';
import { refusalOf, useSendOffer } from './use-send-offer.ts';

interface OfferFormProps {
  quote: AskedQuote;
  /** Draft to restore. */
  draft: Draft<OfferDraft> | null;
  /** Opens the form again with the newest draft. */
  onReopen: () => void;
}

/** The company's answer to a request: a grid, on phones cards, then terms, totals and sending. */
export function OfferForm({ quote, draft, onReopen }: OfferFormProps) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const form = useOfferForm(quote, draft && draft.content);
  const { values, reading, changes } = form;
  const { state: draftState, keeper } = useOfferDraft(quote.request_id, draft, changes);
  const { refusals, refuse, change, changeMany, changeCells, setLead, refuseRest } = useOfferChanges(
    quote,
    form,
  );
  const [restored, setRestored] = useState(draft);
  const [refusedTerms, setRefusedTerms] = useState<TermProblems>({});
  const [tried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [goods, setGoods] = useState<{ line: AskedLine; typed: string } | null>(null);
  const [target, setTarget] = useState<{ place: CellPlace } | null>(null);
  const [cards, setCards] = useState(0);
  const isDirty = useCallback(() => changes !== null, [changes]);
  const problems = problemsOf(quote, reading, refusals);
  const termProblems = readTerms(values);
  const since = currentOffer(quote)?.request_revision ?? null;
  const { totals } = reading;
  const lacksPrice = totals.priced === 0 && totals.open.length > 0;

  const { send, busy, problem, forget } = useSendOffer(
    quote,
    keeper,
    () => {
      form.settle();
      setAsking(false);
      setRestored(null);
      setTried(false);
    },
    (error) => {
      const refusal = refusalOf(error);
      if (!refusal) return;
      setAsking(false);
      setTried(true);
      const refused: CellProblem = { code: 'refused', text: t(`rules.${refusal.rule}`) };
      if ('term' in refusal) return setRefusedTerms({ [refusal.term]: refused });
      refuse(refusal.lineId, refusal.column, refused);
      show(
        quote.lines.findIndex(({ id }) => id === refusal.lineId),
        refusal.column,
      );
    },
  );

  /** Moves to a cell, on a phone to its card. */
  function show(row: number, column: ColumnName) {
    setCards(Math.floor(row / cardPage));
    setTarget({ place: { row, column: columnNames.indexOf(column) } });
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const [first] = problems;
    const [term] = Object.keys(termProblems);
    if (first) return show(first.row, first.column);
    if (term !== undefined) {
      const field = event.currentTarget.elements.namedItem(term);
      if (field instanceof HTMLElement) field.focus();
    } else if (!lacksPrice) {
      forget();
      setAsking(true);
    }
  }

  const lines = {
    quote,
    form,
    since,
    refusals,
    target,
    onGoods: (line: AskedLine, typed: string) => setGoods({ line, typed }),
    onChange: change,
  };
  const answered = t('send.lines', {
    count: quote.lines.length,
    priced: format.number(totals.priced),
    all: format.number(quote.lines.length),
  });
  return (
    <Box component="form" noValidate aria-label={t('form')} onSubmit={submit} sx={formStyle}>
      <LeaveGuard
        isDirty={isDirty}
        title={t('leave.title')}
        text={t('leave.text')}
        confirmLabel={t('leave.confirm')}
      />
      {draftState === 'elsewhere' && (
        <ElsewhereNotice
          onTakeOther={() => {
            keeper.giveUp();
            onReopen();
          }}
          onKeepMine={() => changes && keeper.overwrite(draftOf(changes))}
        />
      )}
      {restored && changes && (
        <RestoredNotice
          at={restored.updated_at}
          onDiscard={() => {
            setRestored(null);
            form.reset();
          }}
        />
      )}
      {tried && <CellProblemsList problems={problems} onShow={show} />}
      {tried && lacksPrice && (
        <Alert severity="error" role="alert">
          {t('send.noPrice')}
        </Alert>
      )}
      <Panel component="section" aria-label={t('lines')} sx={{ overflow: 'hidden' }}>
        <Box sx={{ display: 'grid', gap: 1.5, padding: 2 }}>
          <Typography variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
            {t('form')}
          </Typography>
          {!isPhone && (
            <Typography variant="body2" color="textSecondary">
              {t('grid.keys')}
            </Typography>
          )}
          <SheetTools quote={quote} form={form} onApply={changeMany} />
          <OfferTools open={totals.open.length} onLead={setLead} onRefuseRest={refuseRest} />
        </Box>
        {isPhone ? (
          <LineCards {...lines} tried={tried} page={cards} onPage={setCards} />
        ) : (
          <OfferGrid {...lines} onChanges={changeCells} />
        )}
      </Panel>
      <TermsFields
        quote={quote}
        terms={values}
        problems={tried ? { ...termProblems, ...refusedTerms } : {}}
        onChange={(terms) => {
          form.setTerms(terms);
          setRefusedTerms({});
        }}
      >
        <OfferFiles files={values.files} onAdd={form.addFile} onRemove={form.removeFile} />
      </TermsFields>
      <SaveBar
        status={[
          answered,
          t('send.total', { total: format.money(totals.total) }),
          t(`draft.${draftState}`),
        ].join(' · ')}
        saving={busy}
        submitLabel={t(since === null ? 'send.action' : 'send.reviseAction')}
        onDiscard={changes ? form.reset : undefined}
      />
      {goods && (
        <GoodsDialog
          line={goods.line}
          values={values.lines[goods.line.id]!}
          typed={goods.typed}
          onChoose={(next) => {
            change(goods.line, next);
            setGoods(null);
          }}
          onClose={() => setGoods(null)}
        />
      )}
      {isAsking && (
        <SendDialog
          quote={quote}
          reading={reading}
          busy={busy}
          problem={problem}
          onSend={() => send(offerInput(quote, values, reading))}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

const formStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;
