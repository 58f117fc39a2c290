import type { ReactNode } from 'react';
import type { ListView } from '@mawad/shared-ui/desk/export/list-view.ts';
import { ListTools } from '@mawad/shared-ui/desk/export/list-tools.tsx';
import { SavedViews } from '@mawad/shared-ui/desk/views/saved-views.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  deleteSavedView,
  listSavedViews,
  type OwnList,
  saveView,
} from '@mawad/supabase/desk/saved-views-queries';
import { useIsViewing } from './own-rights.ts';

interface OwnViewsProps<Row> {
  /** Absent if views of the list are not saved. */
  list?: OwnList;
  view: ListView<Row>;
  children?: ReactNode;
}

/** Saved views, columns and file of one of the seller's lists, beside its other controls. */
export function OwnViews<Row>({ list, view, children }: OwnViewsProps<Row>) {
  const { data } = backendOf(useServices());
  const isViewing = useIsViewing();
  const tools = (
    <>
      <ListTools view={view} mayExport={!isViewing} />
      {children}
    </>
  );
  if (!list || isViewing)
    return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: 1 }}>{tools}</Box>;
  return (
    <SavedViews
      source={{
        list,
        canShare: false,
        read: () => listSavedViews(data, list),
        save: ({ name, query }) => saveView(data, list, { name, query }),
        remove: (id) => deleteSavedView(data, list, id),
      }}
    >
      {tools}
    </SavedViews>
  );
}
