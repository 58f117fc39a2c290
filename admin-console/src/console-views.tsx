import type { ReactNode } from 'react';
import { SavedViews } from '@mawad/shared-ui/desk/views/saved-views.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type ConsoleList,
  deleteSavedView,
  listSavedViews,
  saveView,
} from '@mawad/supabase/queries/saved-views';

/** Saved views of one console list, the person's own and those shared by colleagues, beside its other controls. */
export function ConsoleViews({ list, children }: { list: ConsoleList; children?: ReactNode }) {
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
    >
      {children}
    </SavedViews>
  );
}
