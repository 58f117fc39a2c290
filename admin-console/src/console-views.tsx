import { SavedViews } from '@mawad/shared-ui/components/portal/views/saved-views';
import { useServices } from '@mawad/shared-ui/contract';
import { backendOf } from '@mawad/supabase/client';
import {
  type ConsoleList,
  deleteSavedView,
  listSavedViews,
  saveView,
} from '@mawad/supabase/queries/saved-views';

/** The views of one of the console's lists: those that the person kept, and those that others share. */
export function ConsoleViews({ list }: { list: ConsoleList }) {
  const { data } = backendOf(useServices());
  return (
    <SavedViews
      source={{
        list,
        canShare: true,
        read: () => listSavedViews(data, list),
        save: (view) => saveView(data, list, view),
        remove: (id) => deleteSavedView(data, list, id),
      }}
    />
  );
}
