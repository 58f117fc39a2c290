import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import type { ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';

type EmptyMessage = 'emptyTitle' | 'emptyText' | 'noMatchTitle' | 'noMatchText' | 'clear';

interface ListEmptyProps {
  list: ListParams;
  /** Returns the list's own text of a message. */
  text: (message: EmptyMessage) => string;
  /** Shown instead of "no match" if only a filter for waiting work is set. */
  done?: { title: string; text: string } | false;
}

/** Empty state of a list: no row exists yet, all work is done, or no row matches the filters. */
export function ListEmpty({ list, text, done }: ListEmptyProps) {
  if (!list.narrowed) return <EmptyState title={text('emptyTitle')} text={text('emptyText')} />;
  const state = (!list.term && done) || { title: text('noMatchTitle'), text: text('noMatchText') };
  return (
    <EmptyState
      {...state}
      action={
        <Button variant="outlined" onClick={list.clear}>
          {text('clear')}
        </Button>
      }
    />
  );
}
