import { read } from '@mawad/shared-i18n';
import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';

/** Loads a file of messages that a route names; webpack gives each file and language its own chunk. */
export const loadMessages: RemoteApp['loadMessages'] = (namespace, language) =>
  read(
    import(
      /* webpackChunkName: "[request]" */
      /* webpackInclude: /\/(audit|changes|company|desk|documents|figures|file-export|import|money|notifications|portal-errors|portal-list|product-bulk|product-form|questions|quotes|return-desk|returns|reviews|seller-portal|stock-count|two-factor)\.json$/ */
      `../../shared-i18n/locales/${language}/${namespace}.json`
    ),
  );
