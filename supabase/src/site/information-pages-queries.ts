import { byGet, call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { Page, PageRequest } from '../base/lists-answers.ts';
import type {
  InformationContent,
  InformationPage,
  InformationPageVersion,
} from './information-pages-answers.ts';

export type {
  InformationContent,
  InformationPage,
  InformationPageVersion,
  InformationSection,
} from './information-pages-answers.ts';

/** Text pages that the staff can edit. */
export const informationPages = ['about', 'faq', 'privacy', 'terms'] as const;
export type InformationPageName = (typeof informationPages)[number];

export async function getInformationPage(
  db: DataClient,
  page: InformationPageName,
): Promise<InformationPage> {
  return call(db, 'get_information_page', { page }, byGet);
}

/**
 * Publishes the text of a page, or with null its built-in text, and returns the new version. Admins only. Throws AppError
 * `stale_version`, `invalid_input` {field, rule}, `not_allowed`.
 */
export async function saveInformationPage(
  db: DataClient,
  page: InformationPageName,
  content: InformationContent | null,
  expectedVersion: number,
): Promise<number> {
  return call(db, 'save_information_page', { page, content, expected_version: expectedVersion });
}

/** Versions of a page, newest first; admins only. */
export async function listInformationPageVersions(
  db: DataClient,
  page: InformationPageName,
  filter: PageRequest = {},
): Promise<Page<InformationPageVersion>> {
  return call(db, 'list_information_page_versions', { page, filter });
}
