import type { ReactNode } from 'react';
import { SavedViews } from '@mawad/shared-ui/desk/views/saved-views.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { deleteSavedView, listSavedViews, type OwnList, saveView } from '@mawad/supabase/queries/saved-views';
import { useIsViewing } from './own-rights.ts';

/** Saved views of one of the seller's lists, beside its other controls. */
export function OwnViews({ list, children }: { list: OwnList; children?: ReactNode }) {
  const { data } = backendOf(useServices());
  if (useIsViewing()) return children;
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
      {children}
    </SavedViews>
  );
}
