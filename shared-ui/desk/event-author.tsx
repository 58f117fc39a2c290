import { useFormat } from '@mawad/shared-i18n';
import { Box } from '../kit/mui.ts';

interface EventAuthorProps {
  /** ISO time. */
  at: string;
  /** Side of the person in words, such as "Seller". */
  side: string;
  /** Name of the person; null if the reader may not know it. */
  name: string | null;
}

/** Line under an event of a history: its time, and who caused it. */
export function EventAuthor({ at, side, name }: EventAuthorProps) {
  const format = useFormat();
  return (
    <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <time dateTime={at}>{format.dateTime(at)}</time>
      {` · ${side}`}
      {name && (
        <>
          {' · '}
          <bdi>{name}</bdi>
        </>
      )}
    </Box>
  );
}
