import { type Ref, type SyntheticEvent, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiCameraOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Camera } from '@mawad/shared-ui/kit/barcode/camera.tsx';

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  busy: boolean;
  error?: string;
  onCode: (code: string) => void;
}

/** Field for a SKU or barcode: typed, from a keyboard scanner, or from the camera. */
export function CodeField({ ref, busy, error, onCode }: CodeFieldProps) {
  const { t } = useTranslation('stock-count');
  const [code, setCode] = useState('');
  const [watches, setWatches] = useState(false);
  const take = (taken: string) => {
    const plain = taken.trim();
    if (plain === '' || busy) return;
    setCode('');
    onCode(plain);
  };
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    take(code);
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="form" noValidate onSubmit={submit} sx={rowStyle}>
        <TextInput
          ref={ref}
          label={t('code')}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={error}
          hint={t('codeHint')}
          ltr
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' } }}
          sx={{ flex: '1 1 220px' }}
        />
        <Button type="submit" variant="contained" loading={busy} sx={besideField}>
          {t('find')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiCameraOutline} />}
          aria-pressed={watches}
          onClick={() => setWatches(!watches)}
          sx={besideField}
        >
          {t(watches ? 'camera.close' : 'camera.open')}
        </Button>
      </Box>
      {watches && (
        <Camera
          onCode={take}
          label={t('camera.picture')}
          refused={t('camera.refused')}
          missing={t('camera.missing')}
        />
      )}
    </Box>
  );
}

// Aligns the button with the field instead of its label on wide screens.
const besideField = { minBlockSize: 44, marginBlockStart: { xs: 0, sm: '25px' } } as const;

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 } as const;
