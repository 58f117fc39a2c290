import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import {
  answerReduction,
  markReturnSent,
  type ReturnCase,
  withdrawReturn,
} from '@mawad/supabase/returns/queries';
import { StatementDialog } from './statement-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';

/** Steps that the buyer may take, in the order of the buttons. */
const steps = ['agree', 'decline', 'give_evidence', 'mark_sent', 'appeal', 'withdraw'] as const;
type Step = (typeof steps)[number];

/** Steps for which the other side waits. */
const expected: readonly Step[] = ['agree', 'give_evidence', 'mark_sent'];

/** Buttons of the steps that the server offers to the buyer, each with a dialog. */
export function CaseActions({ thing }: { thing: ReturnCase }) {
  const { t } = useTranslation('own-returns');
  const [opened, setOpened] = useState<Step | null>(null);
  const offered = steps.filter((step) =>
    thing.actions.includes(step === 'agree' || step === 'decline' ? 'answer_reduction' : step),
  );
  const labels: Record<Step, string> = {
    agree: t('agree.yes'),
    decline: t('agree.no'),
    give_evidence: t('evidence.action'),
    mark_sent: t('markSent.action'),
    appeal: t('appeal.action'),
    withdraw: t('withdraw.action'),
  };
  return (
    <>
      {offered.length > 0 && (
        <Box
          role="group"
          aria-label={t('actions')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}
        >
          {offered.map((step, index) => (
            <Button
              key={step}
              variant={index === 0 && expected.includes(step) ? 'contained' : 'outlined'}
              color={step === 'withdraw' || step === 'decline' ? 'error' : 'primary'}
              onClick={() => setOpened(step)}
            >
              {labels[step]}
            </Button>
          ))}
        </Box>
      )}
      {opened && <Opened step={opened} thing={thing} onClose={() => setOpened(null)} />}
    </>
  );
}

interface OpenedProps {
  step: Step;
  thing: ReturnCase;
  onClose: () => void;
}

/** Dialog of a step. An open dialog stays open if the step is no longer offered and then shows the reason. */
function Opened({ step, thing, onClose }: OpenedProps) {
  const { t } = useTranslation('own-returns');
  const format = useFormat();
  const company = `\u2068${localized(thing.order, 'company_name', useLanguage())}\u2069`;
  const amount = format.money(thing.money?.reduction ?? 0);
  const common = { thing, onClose };
  switch (step) {
    case 'agree':
      return (
        <StepDialog
          {...common}
          title={t('agree.title', { amount })}
          text={t('agree.text', { amount })}
          confirmLabel={t('agree.yes')}
          keepLabel={t('agree.keep')}
          done={t('agree.agreed')}
          act={(db, seen) => answerReduction(db, seen, true)}
        />
      );
    case 'decline':
      return (
        <StepDialog
          {...common}
          title={t('agree.declineAsk')}
          text={t('agree.declineText')}
          confirmLabel={t('agree.no')}
          keepLabel={t('agree.keep')}
          tone="error"
          done={t('agree.declined')}
          act={(db, seen) => answerReduction(db, seen, false)}
        />
      );
    case 'mark_sent':
      return (
        <StepDialog
          {...common}
          title={t('markSent.ask')}
          text={t('markSent.text', { company })}
          confirmLabel={t('markSent.action')}
          note={t('markSent.note')}
          done={t('markSent.done')}
          act={markReturnSent}
        />
      );
    case 'withdraw':
      return (
        <StepDialog
          {...common}
          title={t('withdraw.ask', { number: `\u2066${thing.number}\u2069` })}
          text={t('withdraw.text', { company })}
          confirmLabel={t('withdraw.action')}
          keepLabel={t('withdraw.keep')}
          note={t('withdraw.note')}
          tone="error"
          done={t('withdraw.done')}
          act={withdrawReturn}
        />
      );
    default:
      return <StatementDialog {...common} kind={step === 'appeal' ? 'appeal' : 'evidence'} />;
  }
}
