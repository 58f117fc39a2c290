import { type ComponentType, useState } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface Props {
  cause: unknown;
  load: () => Promise<ComponentType>;
}

/** Replaces a page whose code could not be loaded; shows the page after a successful retry. */
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
