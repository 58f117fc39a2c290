import { type ComponentType, useState } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface Props {
  cause: unknown;
  load: () => Promise<ComponentType>;
}

/** Stands in for a page whose code did not arrive; shows the page once a retry brings it. */
export function PageUnavailable({ cause, load }: Props) {
  const [page, setPage] = useState<{ Component?: ComponentType }>({});
  const [error, setError] = useState(cause);
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    try {
      setPage({ Component: await load() });
    } catch (again) {
      setError(again);
    } finally {
      setBusy(false);
    }
  }

  if (page.Component) return <page.Component />;
  return <LoadFailure error={error} busy={busy} onRetry={() => void retry()} />;
}
