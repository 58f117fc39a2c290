import type { BackendConfig } from './client.ts';

/**
 * Counter that grows with every change of the public catalogue. Uses fetch, so the page does not load the database client.
 * Rejects without a response.
 */
export async function fetchCatalogueVersion(
  { url, publishableKey }: BackendConfig,
  signal: AbortSignal,
): Promise<number> {
  const response = await fetch(`${url}/rest/v1/rpc/catalogue_version`, {
    headers: { apikey: publishableKey },
    signal,
  });
  const version = Number(await response.json());
  if (!response.ok || Number.isNaN(version))
    throw new Error(`catalogue_version returned status ${response.status}`);
  return version;
}
