import { type FormEvent, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { type ReturnSettings, saveReturnSettings } from '@mawad/supabase/returns/queries';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';

/** Limits, as the database checks them. */
const limits = {
  return_days: { least: 30, most: 365 },
  answer_hours: { least: 1, most: 720 },
  appeal_days: { least: 1, most: 60 },
  evidence_days: { least: 1, most: 60 },
  decision_days: { least: 1, most: 60 },
  send_days: { least: 1, most: 60 },
  receive_days: { least: 1, most: 60 },
} as const;
type Clock = keyof typeof limits;
const clocks = Object.keys(limits) as Clock[];

/** Edits the deadlines of returns. */
export function ClocksForm({ settings }: { settings: ReturnSettings }) {
  const { t } = useTranslation('return-desk');
  const format = useFormat();
  const [texts, setTexts] = useState(
    () =>
      Object.fromEntries(clocks.map((clock) => [clock, String(settings[clock])])) as Record<Clock, string>,
  );
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useAction({
    act: (services, saved: ReturnSettings) => saveReturnSettings(backendOf(services).data, saved),
    reads: ['returns'],
    done: () => t('clocks.saved'),
    failed: t('clocks.failed'),
  });
  const valueOf = (clock: Clock) => {
    const result = readQuantity(texts[clock]);
    const { least, most } = limits[clock];
    const isFine =
      'value' in result && Number.isInteger(result.value) && result.value >= least && result.value <= most;
    return isFine ? result.value : null;
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (clocks.some((clock) => valueOf(clock) === null)) return;
    mutate({
      ...settings,
      ...(Object.fromEntries(clocks.map((clock) => [clock, valueOf(clock)])) as Record<Clock, number>),
    });
  }
  return (
    <Panel component="section" aria-labelledby="clocks" sx={{ padding: 2 }}>
      <Typography id="clocks" variant="h2" sx={{ fontSize: 'var(--text-20)', marginBlockEnd: 2 }}>
        {t('clocks.title')}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, maxInlineSize: 480 }}>
        {clocks.map((clock) => (
          <NumberInput
            key={clock}
            read={readQuantity}
            label={t(`clocks.${clock}`)}
            value={texts[clock]}
            onChange={({ target }) => setTexts((before) => ({ ...before, [clock]: target.value }))}
            hint={clock === 'return_days' ? t('clocks.promised') : undefined}
            error={
              tried && valueOf(clock) === null
                ? t('clocks.wrong', {
                    least: format.number(limits[clock].least),
                    most: format.number(limits[clock].most),
                  })
                : undefined
            }
          />
        ))}
        <Box>
          <Button type="submit" variant="contained" loading={isPending}>
            {t('clocks.save')}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}
