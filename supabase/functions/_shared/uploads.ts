import { callApi, serviceHeaders } from './api.ts';

/** Removes files through the Storage API and returns the number of removed files. Throws if it fails. */
export async function removeUploads(names: string[], bucket = 'uploads'): Promise<number> {
  const response = await callApi(
    `/storage/v1/object/${bucket}`,
    { ...serviceHeaders(), 'content-type': 'application/json' },
    { method: 'DELETE', body: JSON.stringify({ prefixes: names }) },
  );
  const removed = (await response.json().catch(() => [])) as unknown[];
  if (!response.ok) throw new Error(`Uploads could not be removed: ${response.status}`);
  return removed.length;
}
