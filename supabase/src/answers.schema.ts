import type { z } from 'zod/mini';
import type { Database } from './database.types.ts';
import { accountAnswers } from './queries/account.schema.ts';
import { auditLogAnswers } from './queries/audit-log.schema.ts';
import { bulkChangesAnswers } from './queries/bulk-changes.schema.ts';
import { catalogueAnswers } from './queries/catalogue.schema.ts';
import { categoriesAnswers } from './queries/categories.schema.ts';
import { categoryImportAnswers } from './queries/category-import.schema.ts';
import { contactAnswers } from './queries/contact.schema.ts';
import { couriersAnswers } from './queries/couriers.schema.ts';
import { dealsAnswers } from './queries/deals.schema.ts';
import { deliveryAnswers } from './queries/delivery.schema.ts';
import { documentsAnswers } from './queries/documents.schema.ts';
import { emailsAnswers } from './queries/emails.schema.ts';
import { exportsAnswers } from './queries/exports.schema.ts';
import { homePageAnswers } from './queries/home-page.schema.ts';
import { importsAnswers } from './queries/imports.schema.ts';
import { informationPagesAnswers } from './queries/information-pages.schema.ts';
import { ledgerAnswers } from './queries/ledger.schema.ts';
import { notificationsAnswers } from './queries/notifications.schema.ts';
import { ordersAnswers } from './queries/orders.schema.ts';
import { overviewAnswers } from './queries/overview.schema.ts';
import { ownProductsAnswers } from './queries/own-products.schema.ts';
import { pageInsightAnswers } from './queries/page-insight.schema.ts';
import { productComparisonsAnswers } from './queries/product-comparisons.schema.ts';
import { paletteAnswers } from './queries/palette.schema.ts';
import { questionsAnswers } from './queries/questions.schema.ts';
import { quotesAnswers } from './queries/quotes.schema.ts';
import { reportsAnswers } from './queries/reports.schema.ts';
import { returnsAnswers } from './queries/returns.schema.ts';
import { reviewsAnswers } from './queries/reviews.schema.ts';
import { savedViewsAnswers } from './queries/saved-views.schema.ts';
import { searchInsightAnswers } from './queries/search-insight.schema.ts';
import { searchSynonymsAnswers } from './queries/search-synonyms.schema.ts';
import { sellerAccountAnswers } from './queries/seller-account.schema.ts';
import { sellersAnswers } from './queries/sellers.schema.ts';
import { staffViewsAnswers } from './queries/staff-views.schema.ts';
import { staffAnswers } from './queries/staff.schema.ts';
import { storesAnswers } from './queries/stores.schema.ts';
import { teamAnswers } from './queries/team.schema.ts';
import { usersAnswers } from './queries/users.schema.ts';

/**
 * Schemas of the results of database functions that return JSON. Pages import only their types; tests parse every result.
 */
export const answerSchemas = {
  ...accountAnswers,
  ...auditLogAnswers,
  ...bulkChangesAnswers,
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
  ...notificationsAnswers,
  ...ordersAnswers,
  ...overviewAnswers,
  ...ownProductsAnswers,
  ...pageInsightAnswers,
  ...productComparisonsAnswers,
  ...questionsAnswers,
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
