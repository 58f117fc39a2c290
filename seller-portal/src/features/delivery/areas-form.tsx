import { type SyntheticEvent, useState } from 'react';
import { baghdadDay, useFormat, useTranslation } from '@mawad/shared-i18n';
import { numberText, readNumber } from '@mawad/shared-i18n/read-number';
import { FormErrors } from '@mawad/shared-ui/kit/form/form-errors.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { DeliveryAreas, Governorate } from '@mawad/supabase/delivery/queries';
import { SaveBar } from '../../save-bar.tsx';
import {
  type AreasDraft,
  type CompanyTerms,
  draftOf,
  freeRuleOf,
  ownSumOf,
  ratesOf,
  readAmount,
  withTerms,
} from './areas-draft.ts';
import { AreaList } from './area-list.tsx';
import { BulkTerms } from './bulk-terms.tsx';
import { answerOfDaysOff, daysOffOf } from './days-off.ts';
import { DaysOffFields } from './days-off-fields.tsx';
import { FreeFields } from './free-fields.tsx';
import { pickupDraftOf, pickupOf } from './pickup-draft.ts';
import { PickupFields } from './pickup-fields.tsx';
import { StaleNotice } from '../../stale-notice.tsx';
import { useAreaProblems } from './use-area-problems.ts';
import { useSaveAreas } from './use-save-areas.ts';

interface AreasFormProps {
  areas: DeliveryAreas;
  places: Governorate[];
}

const minimumText = ({ order_minimum }: DeliveryAreas) =>
  order_minimum === null ? '' : numberText(order_minimum);

const holdText = ({ purchase_hold_days: days }: DeliveryAreas) => (days === null ? '' : numberText(days));

/** Compares edits with the first loaded state until they are saved or discarded, even if a refetch returns a newer one. */
export function AreasForm({ areas, places }: AreasFormProps) {
  const { t } = useTranslation('company');
  const format = useFormat();
  const [base, setBase] = useState(areas);
  const [draft, setDraft] = useState<AreasDraft>(() => draftOf(areas.rates));
  const [free, setFree] = useState(() => freeRuleOf(areas.never_free, areas.free_delivery_from));
  const [minimum, setMinimum] = useState(() => minimumText(areas));
  const [hold, setHold] = useState(() => holdText(areas));
  const [daysOff, setDaysOff] = useState(() => daysOffOf(areas, baghdadDay()));
  const [pickup, setPickup] = useState(() => pickupDraftOf(areas.pickup));
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [changed, setChanged] = useState(false);
  const saving = useSaveAreas(start);
  const { listOf, messageOf } = useAreaProblems(places);
  const company: CompanyTerms = {
    minimum: readAmount(minimum),
    freeOver: { usual: base.site_free_delivery_from, own: ownSumOf(free), never: null }[free.mode],
  };
  const problems = listOf(draft, { free, minimum, hold, daysOff, pickup });

  // Shows a newer state immediately if there are no edits to overwrite.
  if (!changed && areas.version !== base.version) takeOver(areas);

  function takeOver(read: DeliveryAreas) {
    setBase(read);
    setDraft(draftOf(read.rates));
    setFree(freeRuleOf(read.never_free, read.free_delivery_from));
    setMinimum(minimumText(read));
    setHold(holdText(read));
    setDaysOff(daysOffOf(read, baghdadDay()));
    setPickup(pickupDraftOf(read.pickup));
    setAttempt(0);
    setChanged(false);
  }
  function start(read: DeliveryAreas) {
    takeOver(read);
    saving.reset();
  }
  function change(next: AreasDraft) {
    setDraft(next);
    setChanged(true);
  }
  function save(event: SyntheticEvent) {
    event.preventDefault();
    if (problems.length > 0) return setAttempt(attempt + 1);
    saving.mutate({
      rates: ratesOf(draft),
      free_delivery_from: ownSumOf(free),
      never_free: free.mode === 'never',
      order_minimum: minimum.trim() ? readAmount(minimum) : null,
      purchase_hold_days: hold.trim() ? readAmount(hold) : null,
      ...answerOfDaysOff(daysOff),
      pickup: pickupOf(pickup),
      version: base.version,
    });
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={t('delivery.title')}
      onSubmit={save}
      sx={{ display: 'grid', gap: 2 }}
    >
      {!base.may_edit && <Alert severity="info">{t('delivery.readOnly')}</Alert>}
      {attempt > 0 && <FormErrors errors={problems} attempt={attempt} />}
      <StaleNotice error={saving.error} onLoad={saving.readAgain} />
      <Panel sx={{ display: 'grid', gap: 1.5, padding: 2 }}>
        <Typography variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
          {t('delivery.orders.title')}
        </Typography>
        <NumberInput
          read={readNumber}
          name="minimum"
          label={t('delivery.orders.minimum')}
          hint={t('delivery.orders.minimumHint')}
          value={minimum}
          onChange={(event) => {
            setMinimum(event.target.value);
            setChanged(true);
          }}
          error={attempt > 0 ? messageOf('minimum', problems) : undefined}
          disabled={!base.may_edit}
          sx={{ maxInlineSize: 360 }}
        />
        <NumberInput
          read={readNumber}
          name="hold"
          label={t('delivery.orders.hold')}
          hint={t('delivery.orders.holdHint', {
            count: base.site_purchase_hold_days,
            number: format.number(base.site_purchase_hold_days),
          })}
          value={hold}
          onChange={(event) => {
            setHold(event.target.value);
            setChanged(true);
          }}
          error={attempt > 0 ? messageOf('hold', problems) : undefined}
          disabled={!base.may_edit}
          sx={{ maxInlineSize: 360 }}
        />
        <Box sx={{ display: 'grid', gap: 1.5, maxInlineSize: 360 }}>
          <FreeFields
            name="free"
            rule={free}
            onChange={(rule) => {
              setFree(rule);
              setChanged(true);
            }}
            labels={{
              usual: t('delivery.free.rules.usual', { amount: format.money(base.site_free_delivery_from) }),
              own: t('delivery.free.rules.own'),
              never: t('delivery.free.rules.never'),
            }}
            error={attempt > 0 ? messageOf('free', problems) : undefined}
            disabled={!base.may_edit}
          />
        </Box>
      </Panel>
      <DaysOffFields
        daysOff={daysOff}
        onChange={(next) => {
          setDaysOff(next);
          setChanged(true);
        }}
        disabled={!base.may_edit}
        errorOf={(field) => (attempt > 0 ? messageOf(field, problems) : undefined)}
      />
      <PickupFields
        places={places}
        pickup={pickup}
        onChange={(next) => {
          setPickup(next);
          setChanged(true);
        }}
        disabled={!base.may_edit}
        errorOf={(field) => (attempt > 0 ? messageOf(`pickup.${field}`, problems) : undefined)}
      />
      {base.may_edit && (
        <BulkTerms
          company={company}
          places={places}
          draft={draft}
          ticked={ticked}
          onTick={setTicked}
          onApply={(terms) => {
            change(withTerms(draft, ticked, terms));
            setTicked([]);
          }}
        />
      )}
      <AreaList
        company={company}
        places={places}
        draft={draft}
        onChange={change}
        ticked={ticked}
        onTick={setTicked}
        readOnly={!base.may_edit}
        problems={attempt > 0 ? problems : []}
      />
      {changed && <SaveBar saving={saving.isPending} onDiscard={() => start(areas)} />}
    </Box>
  );
}
