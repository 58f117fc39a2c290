import { type FormEvent, useRef, useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import {
  type AnswerTemplate,
  answerContactMessage,
  type ContactMessageDetail,
} from '@mawad/supabase/contact/queries';
import { useChangeMessage } from './use-change-message.ts';

const bodyLimit = 4000;

/** Template text in the sender's language, with the name filled in. */
function fillTemplate(template: AnswerTemplate, { language, full_name }: ContactMessageDetail): string {
  return localized(template, 'body', language).replaceAll('{name}', full_name);
}

/** Sends an answer by mail in the sender's language; a template can start the text. */
export function AnswerForm({ message }: { message: ContactMessageDetail }) {
  const { t } = useTranslation(['admin-contact', 'common']);
  const language = useLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useState('');
  const [tried, setTried] = useState(false);
  const [key, setKey] = useState(mintUuid);
  const missing = tried && !body.trim();
  const answer = useChangeMessage(
    (db, text: string) => answerContactMessage(db, message, { body: text, idempotencyKey: key }),
    t('answered'),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!body.trim()) return field.current?.focus();
    return answer.mutate(body, {
      onSuccess: () => {
        setBody('');
        setTried(false);
        setKey(mintUuid());
      },
    });
  }

  function begin(id: string) {
    const template = message.templates.find((one) => String(one.id) === id);
    if (!template) return;
    // Inserts the template before text that is already typed.
    setBody((typed) =>
      [fillTemplate(template, message), typed].filter(Boolean).join('\n\n').slice(0, bodyLimit),
    );
    field.current?.focus();
  }

  return (
    <Panel
      component="form"
      noValidate
      aria-label={t('answer')}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, padding: 2 }}
    >
      <Box>
        <Typography variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
          {t('answer')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('answerHint', { language: t(`common:languages.${message.language}`) })}
        </Typography>
      </Box>
      <TextField
        select
        size="small"
        label={t('template')}
        value=""
        onChange={(event) => begin(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('noTemplate')}</option>
        {message.templates.map((template) => (
          <option key={template.id} value={template.id}>
            {localized(template, 'name', language)}
          </option>
        ))}
      </TextField>
      <TextField
        label={t('text')}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        inputRef={field}
        required
        multiline
        minRows={5}
        maxRows={16}
        error={missing}
        helperText={missing ? t('textMissing') : undefined}
        slotProps={{ htmlInput: { maxLength: bodyLimit, dir: 'auto', lang: message.language } }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button type="submit" variant="contained" loading={answer.isPending}>
          {t('send')}
        </Button>
      </Box>
    </Panel>
  );
}
