import { read } from '@mawad/shared-i18n';
import type { RemoteApp } from '@mawad/shared-ui/platform/contract.ts';

/** Loads a file of messages that a route names; webpack gives each file and language its own chunk. */
export const loadMessages: RemoteApp['loadMessages'] = (namespace, language) =>
  read(
    import(
      /* webpackChunkName: "[request]" */
      /* webpackInclude: /\/(admin-audit|admin-backup|admin-categories|admin-console|admin-contact|admin-deals|admin-email|admin-overview|admin-pages|admin-products|admin-quotes|admin-seller|admin-settings|admin-staff|admin-user|audit|changes|company|couriers|desk|documents|figures|file-export|import|money|notifications|portal-errors|portal-list|product-bulk|product-form|questions|reports|return-desk|returns|reviews|seller-portal|synonyms|two-factor)\.json$/ */
      `../../shared-i18n/locales/${language}/${namespace}.json`
    ),
  );
