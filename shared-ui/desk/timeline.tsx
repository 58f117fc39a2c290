import type { ReactNode } from 'react';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { EventAuthor } from './event-author.tsx';

interface TimelineEvent {
  id: number;
  created_at: string;
}

interface TimelineProps<Event extends TimelineEvent> {
  title: string;
  events: Event[];
  /** Contents of the entry of an event. */
  entryOf: (event: Event, isLatest: boolean) => ReactNode;
}

/** Events of an order or a return, the latest first. */
export function Timeline<Event extends TimelineEvent>({ title, events, entryOf }: TimelineProps<Event>) {
  const latestFirst = [...events].sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
  return (
    <Panel component="section" aria-label={title} sx={{ padding: 2 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1.5 }}>
        {title}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {latestFirst.map((event, index) => (
          <Box key={event.id} component="li" sx={entryStyle(index === 0, index === events.length - 1)}>
            {entryOf(event, index === 0)}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

interface TimelineEntryProps {
  name: string;
  isLatest: boolean;
  /** When it happened, ISO. */
  at: string;
  /** Side of the person, such as "Seller". */
  side: string;
  /** Name of the person, null if the reader may not know it. */
  person: string | null;
  note: string | null;
  /** Changes of the event. */
  children: ReactNode;
}

/** Name, author, changes and note of an event. */
export function TimelineEntry({ name, isLatest, at, side, person, note, children }: TimelineEntryProps) {
  return (
    <>
      <Box sx={{ fontSize: 'var(--text-14)', fontWeight: isLatest ? 600 : 500 }}>{name}</Box>
      <EventAuthor at={at} side={side} name={person} />
      {children}
      {note && (
        <Box
          dir="auto"
          sx={{
            fontSize: 'var(--text-14)',
            marginBlockStart: 0.5,
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {note}
        </Box>
      )}
    </>
  );
}

const entryStyle = (isLatest: boolean, isLast: boolean) =>
  ({
    position: 'relative',
    paddingInlineStart: 3,
    paddingBlockEnd: isLast ? 0 : 2,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '6px',
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: '50%',
      border: '2px solid',
      borderColor: isLatest ? 'primary.main' : 'divider',
      backgroundColor: isLatest ? 'primary.main' : 'background.paper',
      boxSizing: 'border-box',
    },
    '&::after': isLast
      ? undefined
      : {
          content: '""',
          position: 'absolute',
          insetInlineStart: '4px',
          insetBlockStart: '20px',
          insetBlockEnd: '-2px',
          borderInlineStart: '2px solid',
          borderColor: 'divider',
        },
  }) as const;
