import { read } from '@mawad/shared-i18n';
import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';

/** Loads a file of messages that a route names; webpack gives each file and language its own chunk. */
export const loadMessages: RemoteApp['loadMessages'] = (namespace, language) =>
  read(
    import(
      /* webpackChunkName: "[request]" */
      /* webpackInclude: /\/(account|buying|changes|home|information|lists|notifications|ordering|own-quotes|own-returns|portal-errors|product|quote|quote-comparison|returns|search|store|storefront|two-factor)\.json$/ */
      `../../shared-i18n/locales/${language}/${namespace}.json`
    ),
  );
