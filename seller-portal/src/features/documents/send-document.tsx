import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { baghdadDay, useFormat, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiUpload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { everyQuery, queryKey } from '@mawad/supabase/query-keys';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import {
  type CompanyDocument,
  type DocumentKind,
  submitDocument,
} from '@mawad/supabase/companies/documents-queries';
import { maxDocumentSize, publishDocument } from '@mawad/supabase/uploads/queries';
import { dropStyle } from '../../drop-style.ts';
import { UploadProgress } from '../../media/upload-progress.tsx';
import { useUploads } from '../../media/use-uploads.ts';

interface SendDocumentProps {
  companyId: string;
  kind: DocumentKind;
  /** Document that the new file replaces. */
  latest: CompanyDocument | undefined;
  onDone: () => void;
  /** Called after a failed upload; the form must stay open. */
  onFailed: () => void;
}

const day = /^\d{4}-\d\d-\d\d$/;

/** Form for number, expiry date and file of a document; uploads as soon as a file is chosen or dropped. */
export function SendDocument({ companyId, kind, latest, onDone, onFailed }: SendDocumentProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const [several, setSeveral] = useState(false);
  const schema = z.object({
    number: z.string().check(z.trim(), z.maxLength(60, t('numberLong'))),
    expires_on: z.string().check(
      z.refine((text) => text === '' || (day.test(text) && text >= baghdadDay()), t('passed')),
      z.refine((text) => text < '2100', t('dateRange')),
    ),
  });
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { number: '', expires_on: '' },
  });
  const { errors } = form.formState;
  // Document that the person chose to replace; after a change, the one shown by the page.
  const [seen, setSeen] = useState<{ latest: CompanyDocument | undefined } | null>({ latest });
  // Keeps the path of an uploaded file, so that a retry after a lost response repeats the submission instead of adding one.
  const stored = useRef(new WeakMap<File, string>());
  const refresh = () =>
    services.queryClient.invalidateQueries({ queryKey: queryKey('company', 'documents') });
  const { uploads, replace, retry, cancel } = useUploads({
    work: async (file, { signal, onProgress }) => {
      onProgress(0);
      const backend = backendOf(services);
      const path =
        stored.current.get(file) ??
        (await publishDocument(backend, companyId, mintUuid(), file, { signal, onProgress }));
      stored.current.set(file, path);
      signal.throwIfAborted();
      const { number, expires_on } = form.getValues();
      const document = {
        kind,
        path,
        ...(number.trim() && { number: number.trim() }),
        ...(expires_on && { expires_on }),
      };
      try {
        await submitDocument(backend.data, document, (seen ?? { latest }).latest);
      } catch (error) {
        if (error instanceof AppError && error.code === 'changed_meanwhile') setSeen(null);
        onFailed();
        void refresh();
        throw error;
      }
      return path;
    },
    onDone: () => {
      showToast({ title: t('done', { document: t(`kinds.${kind}`) }) });
      void refresh();
      void services.queryClient.invalidateQueries({ queryKey: everyQuery('orders') });
      onDone();
    },
  });
  const [upload] = uploads;
  const isRunning = upload !== undefined && upload.state !== 'failed';
  async function take(files: File[]) {
    setSeveral(files.length > 1);
    if (files.length === 1 && (await form.trigger(undefined, { shouldFocus: true }))) replace(files);
  }
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => void take(files),
    disabled: isRunning,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
  const name = t(`kinds.${kind}`);
  return (
    <Box
      {...getRootProps()}
      role="group"
      aria-label={t('sendNamed', { document: name })}
      aria-disabled={undefined}
      sx={dropStyle}
      data-active={isDragActive || undefined}
      data-drop={t('drop')}
    >
      <input
        {...getInputProps({
          accept: 'application/pdf,image/jpeg,image/png,image/webp',
          multiple: false,
          'aria-label': t('sendNamed', { document: name }),
        })}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
          marginBlockEnd: 2,
        }}
      >
        <TextInput
          {...form.register('number')}
          label={t('numberField')}
          error={errors.number?.message}
          required={false}
          disabled={isRunning}
          ltr
        />
        <TextInput
          {...form.register('expires_on')}
          type="date"
          label={t('expires')}
          error={errors.expires_on?.message}
          required={false}
          disabled={isRunning}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: baghdadDay() } }}
        />
      </Box>
      {several && (
        <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
          {t('oneFile')}
        </Alert>
      )}
      {upload && <UploadProgress upload={upload} onCancel={cancel} onRetry={retry} />}
      {!isRunning && (
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiUpload} />}
          onClick={open}
          aria-label={t('sendNamed', { document: name })}
        >
          {t('send')}
        </Button>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
        {t('hint', { size: format.number(maxDocumentSize / 1024 / 1024) })}
      </Typography>
    </Box>
  );
}
