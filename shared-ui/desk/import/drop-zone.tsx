import { useRef, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { mdiUpload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { sheetTypes } from '@mawad/shared-ui/spreadsheet/read-spreadsheet.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';

/** Button and drop target for a spreadsheet. */
export function DropZone({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation('import');
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDragOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !busy) onFile(file);
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        padding: { xs: 2.5, md: 5 },
        border: '2px dashed',
        borderColor: isDragOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: isDragOver ? 'action.selected' : 'surface.sunken',
        textAlign: 'center',
      }}
    >
      <Button
        variant="contained"
        size="large"
        startIcon={<Icon path={mdiUpload} />}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {t('choose.file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={sheetTypes}
        aria-label={t('choose.file')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {t('choose.drop')}
      </Typography>
    </Box>
  );
}
