import { type FormEvent, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';

interface OrderNotesProps {
  notes: { id: number; body: string; author: string | null; created_at: string }[];
  /** Sentence that says who can read the notes. */
  hint: string;
  /** Resolves when the note is saved; a rejection keeps the typed text. Undefined for people who only read. */
  onAdd: ((body: string) => Promise<void>) | undefined;
}

const bodyLimit = 1000;

/** Internal notes of one side about an order, with a field to add one. */
export function OrderNotes({ notes, hint, onAdd }: OrderNotesProps) {
  const { t } = useTranslation('desk');
  return (
    <Panel component="section" aria-label={t('notes.title')} sx={{ padding: 2 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
        {t('notes.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
        {hint}
      </Typography>
      {notes.length > 0 && (
        <Box component="ol" sx={listStyle}>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </Box>
      )}
      {onAdd && <NoteForm onAdd={onAdd} />}
    </Panel>
  );
}

function NoteForm({ onAdd }: { onAdd: NonNullable<OrderNotesProps['onAdd']> }) {
  const { t } = useTranslation('desk');
  const [body, setBody] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!body.trim() || busy) return;
    setBusy(true);
    await onAdd(body).then(
      () => setBody(''),
      () => undefined,
    );
    setBusy(false);
  }

  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        size="small"
        label={t('notes.field')}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        multiline
        minRows={2}
        maxRows={6}
        slotProps={{ htmlInput: { maxLength: bodyLimit, dir: 'auto' } }}
      />
      <Box>
        <Button type="submit" variant="outlined" disabled={!body.trim()} loading={busy}>
          {t('notes.add')}
        </Button>
      </Box>
    </Box>
  );
}

function Note({ note }: { note: OrderNotesProps['notes'][number] }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  return (
    <li>
      <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: 'var(--text-14)' }}>
        {note.body}
      </Box>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary' }}>
        <bdi>{note.author ?? t('notes.former')}</bdi>
        {' · '}
        <time dateTime={note.created_at}>{format.dateTime(note.created_at)}</time>
      </Box>
    </li>
  );
}

const listStyle = {
  display: 'grid',
  gap: 1.5,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  marginBlockEnd: 2,
} as const;
