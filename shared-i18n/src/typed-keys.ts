import type account from '../locales/en/account.json';
import type adminAudit from '../locales/en/admin-audit.json';
import type adminBackup from '../locales/en/admin-backup.json';
import type adminCategories from '../locales/en/admin-categories.json';
import type adminConsole from '../locales/en/admin-console.json';
import type adminDeals from '../locales/en/admin-deals.json';
import type adminEmail from '../locales/en/admin-email.json';
import type adminOverview from '../locales/en/admin-overview.json';
import type adminProducts from '../locales/en/admin-products.json';
import type adminSeller from '../locales/en/admin-seller.json';
import type adminSettings from '../locales/en/admin-settings.json';
import type adminStaff from '../locales/en/admin-staff.json';
import type adminUser from '../locales/en/admin-user.json';
import type auth from '../locales/en/auth.json';
import type common from '../locales/en/common.json';
import type desk from '../locales/en/desk.json';
import type enquiries from '../locales/en/enquiries.json';
import type company from '../locales/en/company.json';
import type synonyms from '../locales/en/synonyms.json';
import type errors from '../locales/en/errors.json';
import type importing from '../locales/en/import.json';
import type information from '../locales/en/information.json';
import type lists from '../locales/en/lists.json';
import type ordering from '../locales/en/ordering.json';
import type quote from '../locales/en/quote.json';
import type product from '../locales/en/product.json';
import type productBulk from '../locales/en/product-bulk.json';
import type productForm from '../locales/en/product-form.json';
import type notifications from '../locales/en/notifications.json';
import type reviews from '../locales/en/reviews.json';
import type home from '../locales/en/home.json';
import type sellerPortal from '../locales/en/seller-portal.json';
import type shell from '../locales/en/shell.json';
import type store from '../locales/en/store.json';
import type storefront from '../locales/en/storefront.json';

declare module 'i18next' {
  /** Message keys are checked against the English files. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      common: typeof common;
      desk: typeof desk;
      enquiries: typeof enquiries;
      company: typeof company;
      synonyms: typeof synonyms;
      errors: typeof errors;
      shell: typeof shell;
      auth: typeof auth;
      store: typeof store;
      storefront: typeof storefront;
      lists: typeof lists;
      ordering: typeof ordering;
      information: typeof information;
      import: typeof importing;
      quote: typeof quote;
      product: typeof product;
      'product-bulk': typeof productBulk;
      'product-form': typeof productForm;
      notifications: typeof notifications;
      reviews: typeof reviews;
      home: typeof home;
      'seller-portal': typeof sellerPortal;
      'admin-audit': typeof adminAudit;
      'admin-backup': typeof adminBackup;
      'admin-categories': typeof adminCategories;
      'admin-deals': typeof adminDeals;
      'admin-email': typeof adminEmail;
      'admin-overview': typeof adminOverview;
      'admin-products': typeof adminProducts;
      'admin-seller': typeof adminSeller;
      'admin-settings': typeof adminSettings;
      'admin-staff': typeof adminStaff;
      'admin-user': typeof adminUser;
      'admin-console': typeof adminConsole;
    };
  }
}
