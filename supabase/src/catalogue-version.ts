import type { BackendConfig } from './client.ts';

/** How often what visitors see of the catalogue has changed, without the client's code. Rejects when there is no answer. */
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
    throw new Error(`The catalogue's version answered ${response.status}`);
  return version;
}
