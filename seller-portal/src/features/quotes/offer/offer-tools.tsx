import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import type { RefusalReason } from '@mawad/supabase/quotes/queries';
import { refusalReasons } from './cells.ts';
import { readCell } from './read-offer.ts';

interface OfferToolsProps {
  /** Number of lines without an answer. */
  open: number;
  onLead: (days: string) => void;
  onRefuseRest: (reason: RefusalReason) => void;
}

/** Answers for many lines at once: the same lead days, and a reason for all lines without an answer. */
export function OfferTools({ open, onLead, onRefuseRest }: OfferToolsProps) {
  const { t } = useTranslation('quotes');
  const [days, setDays] = useState('');
  const [reason, setReason] = useState<RefusalReason>('not_sold');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', columnGap: 3, rowGap: 1.5 }}>
      <Box role="group" aria-label={t('tools.lead')} sx={groupStyle}>
        <NumberInput
          size="small"
          read={readQuantity}
          label={t('tools.lead')}
          value={days}
          onChange={(event) => setDays(event.target.value)}
          sx={{ inlineSize: 170 }}
        />
        <Button
          variant="outlined"
          disabled={!('value' in readCell('lead', days))}
          onClick={() => onLead(days)}
          sx={besideField}
        >
          {t('tools.applyLead')}
        </Button>
      </Box>
      <Box role="group" aria-label={t('tools.rest')} sx={groupStyle}>
        <TextInput
          select
          size="small"
          label={t('tools.rest')}
          value={reason}
          onChange={(event) => setReason(event.target.value as RefusalReason)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ inlineSize: 230 }}
        >
          {refusalReasons.map((one) => (
            <option key={one} value={one}>
              {t(`refusals.${one}`)}
            </option>
          ))}
        </TextInput>
        <Button
          variant="outlined"
          disabled={open === 0}
          onClick={() => onRefuseRest(reason)}
          sx={besideField}
        >
          {t('tools.refuseRest')}
        </Button>
      </Box>
    </Box>
  );
}

const groupStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 } as const;
const besideField = { minBlockSize: 44, marginBlockStart: '25px' } as const;
