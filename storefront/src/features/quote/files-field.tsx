import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiClose, mdiUpload } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, IconButton } from '@mawad/shared-ui/kit/mui.ts';
import { FormHelperText, FormLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { backendOf } from '@mawad/supabase/client';
import { quoteFileTypes, uploadQuoteFile } from '@mawad/supabase/quotes/files-queries';
import { maxFiles, type AskerValues } from './quote-schema.ts';

interface Failure {
  name: string;
  error: unknown;
}

/** Private attachments of a request; they are uploaded when chosen. */
export function FilesField() {
  const { t } = useTranslation('quote');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const services = useServices();
  const userId = useStore((state) => state.session.user?.id);
  const input = useRef<HTMLInputElement>(null);
  const { getValues, setValue } = useFormContext<AskerValues>();
  const { field, fieldState } = useController<AskerValues, 'files'>({ name: 'files' });
  const { value: attached, onChange, ref } = field;
  const upload = useMutation({
    mutationFn: async (files: File[]): Promise<Failure[]> => {
      const failures: Failure[] = [];
      for (const file of files) {
        const { name } = file;
        try {
          const path = await uploadQuoteFile(backendOf(services), userId!, mintUuid(), file);
          setValue('files', [...getValues('files'), { path, name: name.slice(0, 200) }], {
            shouldDirty: true,
          });
        } catch (error) {
          failures.push({ name, error });
        }
      }
      return failures;
    },
  });
  const room = maxFiles - attached.length;

  if (userId === undefined) return <FormHelperText>{t('files.guest')}</FormHelperText>;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <FormLabel>{t('files.title')}</FormLabel>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', '&:empty': { display: 'none' } }}>
        {attached.map((file) => (
          <li key={file.path}>
            <bdi>{file.name}</bdi>
            <IconButton
              aria-label={t('files.remove', { name: file.name })}
              onClick={() => onChange(attached.filter(({ path }) => path !== file.path))}
              sx={{ inlineSize: 44, blockSize: 44 }}
            >
              <Icon path={mdiClose} size={18} />
            </IconButton>
          </li>
        ))}
      </Box>
      <Button
        ref={ref}
        variant="outlined"
        startIcon={<Icon path={mdiUpload} />}
        disabled={room <= 0}
        loading={upload.isPending}
        onClick={() => input.current?.click()}
        sx={{ minBlockSize: 44 }}
      >
        {t('files.add')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={quoteFileTypes}
        aria-label={t('files.add')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])].slice(0, room);
          event.target.value = '';
          if (files.length > 0) upload.mutate(files);
        }}
      />
      <FormHelperText error={Boolean(fieldState.error)}>
        {fieldState.error
          ? t('invalid.files')
          : room <= 0
            ? t('files.full', { number: format.number(maxFiles) })
            : t('files.hint')}
      </FormHelperText>
      {upload.data?.map(({ name, error }) => (
        <Alert key={name} severity="error" role="alert">
          {t('files.failed', { name: `\u2068${name}\u2069` })}. {messageOf(error)}
        </Alert>
      ))}
    </Box>
  );
}
