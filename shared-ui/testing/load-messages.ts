import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '@mawad/shared-i18n';
import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';

const locales = join(__dirname, '../../shared-i18n/locales');

/** Loads any file of messages; a namespace without a file, as remotes in tests have, is empty. */
export const loadMessages: RemoteApp['loadMessages'] = async (namespace, language) => {
  const file = join(locales, language, `${namespace}.json`);
  return existsSync(file) ? read(import(file)) : {};
};
