import { useEffect, useRef } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { saveFile } from '@mawad/shared-ui/kit/save-file.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';

interface NewCodesProps {
  codes: string[];
  onKept: () => void;
}

/** New recovery codes, shown once. Needs the messages `two-factor`. */
export function NewCodes({ codes, onKept }: NewCodesProps) {
  const { t } = useTranslation('two-factor');
  const showToast = useStore((state) => state.toast.show);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: t('recovery.copied') });
    } catch {
      showToast({ title: t('recovery.copyFailed'), variant: 'destructive' });
    }
  }
  return (
    <Box
      component="section"
      aria-labelledby="new-codes"
      sx={{ display: 'grid', gap: 1.5, inlineSize: '100%' }}
    >
      <Typography
        variant="h2"
        id="new-codes"
        ref={heading}
        tabIndex={-1}
        sx={{ fontSize: 'var(--text-16)', outline: 'none' }}
      >
        {t('recovery.codes')}
      </Typography>
      <Typography variant="body2">{t('recovery.shownOnce')}</Typography>
      <Box
        component="ul"
        aria-labelledby="new-codes"
        dir="ltr"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 2,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {codes.map((code) => (
          <Box component="li" key={code}>
            <code>{code}</code>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => saveFile('mawad-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          {t('recovery.download')}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {t('recovery.kept')}
        </Button>
      </Box>
    </Box>
  );
}
