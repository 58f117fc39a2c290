import { useId } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mawad/shared-ui/kit/mui-forms.ts';
import type { ImportMode } from '@mawad/supabase/imports/queries';

const modes = ['both', 'update', 'create'] as const;

/** Choice whether a file adds products, updates them or does both. */
export function ModeChoice({ mode, onMode }: { mode: ImportMode; onMode: (mode: ImportMode) => void }) {
  const { t } = useTranslation('import');
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontWeight: 600, color: 'text.primary', marginBlockEnd: 1 }}>
        {t('choose.mode')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={mode}
        onChange={(event) => onMode(event.target.value as ImportMode)}
        sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' }, gap: 1 }}
      >
        {modes.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={
              <>
                {t(`choose.${one}`)}
                <Box
                  component="span"
                  sx={{ display: 'block', fontSize: 'var(--text-13)', color: 'text.secondary' }}
                >
                  {t(`choose.${one}Text`)}
                </Box>
              </>
            }
            sx={{
              margin: 0,
              paddingBlock: 1,
              paddingInlineEnd: 1.5,
              border: 1,
              borderColor: one === mode ? 'primary.main' : 'divider',
              borderRadius: 1,
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
