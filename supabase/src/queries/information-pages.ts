import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import { byGet } from './catalogue.ts';
import type { Page } from './lists.ts';

/** The pages of plain words that the staff may write anew. */
export const informationPages = ['about', 'faq', 'privacy', 'terms'] as const;
export type InformationPageName = (typeof informationPages)[number];

export interface InformationSection {
  /** The anchor of the heading, the same in both languages. */
  id: string;
  heading_en: string;
  heading_ar: string;
  text_en: string;
  text_ar: string;
}

export interface InformationContent {
  title_en: string;
  title_ar: string;
  lead_en: string;
  lead_ar: string;
  sections: InformationSection[];
}

/** What a page says now. Without content the shop's own words stand. */
export interface InformationPage {
  /** 0 while nobody has written anything. */
  version: number;
  content: InformationContent | null;
  published_at: string | null;
}

export interface InformationPageVersion extends InformationPage {
  /** Null when the person is gone. */
  published_by: string | null;
}

export async function getInformationPage(
  db: DataClient,
  page: InformationPageName,
): Promise<InformationPage> {
  return answerOf(await db.rpc('get_information_page', { page }, byGet));
}

/**
 * Admin: publishes what a page says, or the shop's own words again (null); answers the new version. Throws AppError
 * `stale_version`, `invalid_input` {field, rule}, `not_allowed`.
 */
export async function saveInformationPage(
  db: DataClient,
  page: InformationPageName,
  content: InformationContent | null,
  expectedVersion: number,
): Promise<number> {
  const input = { page, content: content as unknown as Json, expected_version: expectedVersion };
  return answerOf(await db.rpc('save_information_page', input));
}

/** Admin: the versions of a page, the newest first. */
export async function listInformationPageVersions(
  db: DataClient,
  page: InformationPageName,
  filter: { page?: number; page_size?: number } = {},
): Promise<Page<InformationPageVersion>> {
  return answerOf(await db.rpc('list_information_page_versions', { page, filter }));
}
