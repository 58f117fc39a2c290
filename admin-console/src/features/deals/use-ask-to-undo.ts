import { useLocation, useNavigate } from '@mawad/shared-ui/kit/router.ts';
import type { FormerDeal } from '@mawad/supabase/deals/queries';

const dealsPath = '/admin/deals';

/**
 * Opens the page of deals with the undo dialog. The change is passed in the state of the history entry because the page
 * that showed the toast is often closed by then.
 */
export function useAskToUndo(): (former: FormerDeal[]) => void {
  const navigate = useNavigate();
  return (former) => {
    const { pathname, search } = window.location;
    void navigate(
      { pathname: dealsPath, search: pathname === dealsPath ? search : '' },
      { state: { undo: former } },
    );
  };
}

/** Change to undo, from the state of the history entry, and a function that closes the dialog. */
export function useUndoQuestion(): { former: FormerDeal[] | null; close: () => void } {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: { undo?: FormerDeal[] } | null };
  return {
    former: state?.undo ?? null,
    close: () => void navigate({ search }, { replace: true, state: null }),
  };
}
