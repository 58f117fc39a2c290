import { useLocation, useNavigate } from '@mawad/shared-ui/router';
import type { FormerDeal } from '@mawad/supabase/queries/deals';

const dealsPath = '/admin/deals';

/**
 * Opens the page of deals, which asks whether a change of them is taken back: the page that offers this is often left by then, so the
 * question stands in the state of the history entry.
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

/** The change that the page is asked to take back, and what ends the question. */
export function useUndoQuestion(): { former: FormerDeal[] | null; close: () => void } {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: { undo?: FormerDeal[] } | null };
  return {
    former: state?.undo ?? null,
    close: () => void navigate({ search }, { replace: true, state: null }),
  };
}
