import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';

/**
 * SHA-256 of a file in hexadecimal, to recognize a repeated file. Browsers offer it only in secure contexts; elsewhere
 * each file gets a random value.
 */
export async function hashOf(file: Blob): Promise<string> {
  if (!globalThis.crypto?.subtle) return (mintUuid() + mintUuid()).replaceAll('-', '');
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
