import { mintUuid } from '@mawad/shared-ui/uuid';

/**
 * SHA-256 of a file as hexadecimal digits, by which the same file is known again. Browsers have it in secure contexts
 * alone; elsewhere each file counts as a new one.
 */
export async function hashOf(file: Blob): Promise<string> {
  if (!globalThis.crypto?.subtle) return (mintUuid() + mintUuid()).replaceAll('-', '');
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
