import type { ReactNode } from 'react';
import type { ListView } from '@mawad/shared-ui/desk/export/list-view.ts';
import { ListTools } from '@mawad/shared-ui/desk/export/list-tools.tsx';
import { SavedViews } from '@mawad/shared-ui/desk/views/saved-views.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { recordListExport } from '@mawad/supabase/desk/exports-queries';
import {
  type ConsoleList,
  deleteSavedView,
  listSavedViews,
  saveView,
} from '@mawad/supabase/desk/saved-views-queries';
import { useStaffMay } from './staff-rights.ts';

interface ConsoleViewsProps<Row> {
  list: ConsoleList;
  view: ListView<Row>;
  children?: ReactNode;
}

/**
 * Saved views of one console list, the person's own and those shared by colleagues, its columns and its file, beside its
 * other controls.
 */
export function ConsoleViews<Row>({ list, view, children }: ConsoleViewsProps<Row>) {
  const { data } = backendOf(useServices());
  const may = useStaffMay();
  return (
    <SavedViews
      source={{
        list,
        canShare: true,
        read: () => listSavedViews(data, list),
        save: (saved) => saveView(data, list, saved),
        remove: (id) => deleteSavedView(data, list, id),
      }}
    >
      <ListTools
        view={view}
        mayExport={may('export')}
        onStart={() => recordListExport(data, list, view.count ?? 0)}
      />
      {children}
    </SavedViews>
  );
}
