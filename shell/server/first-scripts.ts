import type { Language } from '@mawad/shared-i18n/language';
import type { RemoteManifest } from '../src/remotes/manifest.ts';

/**
 * Files of a remote's build that a page needs first: the entry, the exposed modules and the messages of one
 * language.
 */
export function firstScripts(id: string, manifest: RemoteManifest, language: Language): string[] {
  const { path, name } = manifest.metaData.remoteEntry;
  const files = manifest.exposes.map(({ assets }) => assets.js);
  const messages = files
    .flatMap(({ async }) => async)
    .filter((file) => file.startsWith(`${language}-${id}-json.`));
  return [path + name, ...files.flatMap(({ sync }) => sync), ...messages];
}
