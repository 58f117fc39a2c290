import { useId } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mawad/shared-ui/kit/mui-forms.ts';
import type { DaysOff } from './days-off.ts';

/** Week from Saturday on, as in Iraq; 0 is Sunday. */
const weekdays = [6, 0, 1, 2, 3, 4, 5];

interface DaysOffFieldsProps {
  daysOff: DaysOff;
  onChange: (daysOff: DaysOff) => void;
  disabled: boolean;
  /** Translated problem of a field. */
  errorOf: (field: 'weekdays' | 'from' | 'until') => string | undefined;
}

/** Fields for closed weekdays, a holiday, and whether orders are accepted meanwhile. */
export function DaysOffFields({ daysOff, onChange, disabled, errorOf }: DaysOffFieldsProps) {
  const { t } = useTranslation('company');
  const format = useFormat();
  const id = useId();
  const change = (part: Partial<DaysOff>) => onChange({ ...daysOff, ...part });
  return (
    <Panel component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, padding: 2 }}>
      <div>
        <Typography variant="h2" id={id} sx={{ fontSize: 'var(--text-16)' }}>
          {t('delivery.daysOff.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 0.5 }}>
          {t('delivery.daysOff.lead')}
        </Typography>
      </div>
      <FormControl component="fieldset" error={Boolean(errorOf('weekdays'))} disabled={disabled}>
        <FormLabel component="legend" sx={labelStyle}>
          {t('delivery.daysOff.weekdays')}
        </FormLabel>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          {weekdays.map((day) => (
            <FormControlLabel
              key={day}
              control={
                <Checkbox
                  name={`weekdays${day === weekdays[0] ? '' : day}`}
                  checked={daysOff.weekdays.includes(day)}
                  onChange={(_, checked) =>
                    change({
                      weekdays: checked
                        ? [...daysOff.weekdays, day]
                        : daysOff.weekdays.filter((one) => one !== day),
                    })
                  }
                />
              }
              label={format.dayOfWeek(day)}
            />
          ))}
        </Box>
        {errorOf('weekdays') && <FormHelperText>{errorOf('weekdays')}</FormHelperText>}
      </FormControl>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 240px))' } }}>
        {(['from', 'until'] as const).map((field) => (
          <TextInput
            key={field}
            name={field}
            type="date"
            label={t(`delivery.daysOff.${field}`)}
            value={daysOff[field]}
            onChange={(event) => change({ [field]: event.target.value })}
            error={errorOf(field)}
            disabled={disabled}
            ltr
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
      </Box>
      {daysOff.from && daysOff.until && (
        <FormControl disabled={disabled}>
          <FormLabel id={`${id}-orders`} sx={labelStyle}>
            {t('delivery.daysOff.orders')}
          </FormLabel>
          <RadioGroup
            aria-labelledby={`${id}-orders`}
            value={daysOff.takesOrders ? 'take' : 'refuse'}
            onChange={(event) => change({ takesOrders: event.target.value === 'take' })}
          >
            {(['take', 'refuse'] as const).map((way) => (
              <FormControlLabel
                key={way}
                value={way}
                control={<Radio />}
                label={
                  <>
                    {t(`delivery.daysOff.${way}`)}
                    <Box
                      component="span"
                      sx={{ display: 'block', fontSize: 'var(--text-13)', color: 'text.secondary' }}
                    >
                      {t(`delivery.daysOff.${way}Text`)}
                    </Box>
                  </>
                }
                sx={{ paddingBlock: 0.5 }}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
    </Panel>
  );
}

const labelStyle = { fontSize: 'var(--text-14)', color: 'text.primary', marginBlockEnd: 0.5 } as const;
