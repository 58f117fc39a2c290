import type { z } from 'zod/mini';
import type { Database } from './database.types.ts';
import { accountAnswers } from './people/account-answers.ts';
import { auditLogAnswers } from './audit/answers.ts';
import { bulkChangesAnswers } from './products/bulk-changes-answers.ts';
import { buyingAnswers } from './buying/answers.ts';
import { cartAnswers } from './cart/answers.ts';
import { catalogueAnswers } from './catalogue/answers.ts';
import { categoriesAnswers } from './catalogue/categories-answers.ts';
import { categoryImportAnswers } from './catalogue/category-import-answers.ts';
import { contactAnswers } from './contact/answers.ts';
import { couriersAnswers } from './couriers/answers.ts';
import { dealsAnswers } from './deals/answers.ts';
import { deliveryAnswers } from './delivery/answers.ts';
import { documentsAnswers } from './companies/documents-answers.ts';
import { emailsAnswers } from './mail/answers.ts';
import { exportsAnswers } from './desk/exports-answers.ts';
import { homePageAnswers } from './site/home-page-answers.ts';
import { importsAnswers } from './imports/answers.ts';
import { informationPagesAnswers } from './site/information-pages-answers.ts';
import { ledgerAnswers } from './ledger/answers.ts';
import { listsAnswers } from './lists/answers.ts';
import { notificationsAnswers } from './notifications/answers.ts';
import { ordersAnswers } from './orders/answers.ts';
import { overviewAnswers } from './site/overview-answers.ts';
import { ownProductsAnswers } from './products/answers.ts';
import { pageInsightAnswers } from './site/page-insight-answers.ts';
import { productComparisonsAnswers } from './products/comparisons-answers.ts';
import { paletteAnswers } from './desk/palette-answers.ts';
import { quickOrderAnswers } from './orders/quick-answers.ts';
import { questionsAnswers } from './questions/answers.ts';
import { quotesAnswers } from './quotes/answers.ts';
import { reportsAnswers } from './reports/answers.ts';
import { returnsAnswers } from './returns/answers.ts';
import { reviewsAnswers } from './reviews/answers.ts';
import { savedViewsAnswers } from './desk/saved-views-answers.ts';
import { searchInsightAnswers } from './search/insight-answers.ts';
import { searchSynonymsAnswers } from './search/synonyms-answers.ts';
import { sellerAccountAnswers } from './companies/seller-account-answers.ts';
import { sellersAnswers } from './companies/sellers-answers.ts';
import { staffViewsAnswers } from './companies/staff-views-answers.ts';
import { staffAnswers } from './people/staff-answers.ts';
import { storesAnswers } from './companies/stores-answers.ts';
import { teamAnswers } from './companies/team-answers.ts';
import { usersAnswers } from './people/users-answers.ts';

/**
 * Schemas of the results of database functions that return JSON. Pages import only their types; tests parse every result.
 */
export const answerSchemas = {
  ...accountAnswers,
  ...auditLogAnswers,
  ...bulkChangesAnswers,
  ...buyingAnswers,
  ...cartAnswers,
  ...catalogueAnswers,
  ...categoriesAnswers,
  ...categoryImportAnswers,
  ...paletteAnswers,
  ...contactAnswers,
  ...couriersAnswers,
  ...dealsAnswers,
  ...deliveryAnswers,
  ...documentsAnswers,
  ...emailsAnswers,
  ...exportsAnswers,
  ...homePageAnswers,
  ...importsAnswers,
  ...informationPagesAnswers,
  ...ledgerAnswers,
  ...reportsAnswers,
  ...listsAnswers,
  ...notificationsAnswers,
  ...ordersAnswers,
  ...overviewAnswers,
  ...ownProductsAnswers,
  ...pageInsightAnswers,
  ...productComparisonsAnswers,
  ...questionsAnswers,
  ...quickOrderAnswers,
  ...quotesAnswers,
  ...returnsAnswers,
  ...reviewsAnswers,
  ...savedViewsAnswers,
  ...searchInsightAnswers,
  ...searchSynonymsAnswers,
  ...sellerAccountAnswers,
  ...sellersAnswers,
  ...staffViewsAnswers,
  ...staffAnswers,
  ...storesAnswers,
  ...teamAnswers,
  ...usersAnswers,
} satisfies Partial<Record<keyof Database['public']['Functions'], z.ZodMiniType>>;
