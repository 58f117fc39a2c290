import { read } from '@mawad/shared-i18n';
import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { builtInPage } from '@mawad/shared-ui/kit/information-pages.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  getInformationPage,
  listInformationPageVersions,
  type InformationContent,
  type InformationPageName,
} from '@mawad/supabase/site/information-pages-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Current text of a page in both languages, with its version. */
export interface WrittenPage {
  version: number;
  content: InformationContent;
}

/** Current text of a page: edited by staff, or built in. */
export function writtenPageQuery(services: Services, page: InformationPageName) {
  return queryOptions({
    queryKey: queryKey('site', 'pages', page, 'written'),
    queryFn: async (): Promise<WrittenPage> => {
      const { version, content } = await getInformationPage(backendOf(services).data, page);
      return { version, content: content ?? (await ownWords(page)) };
    },
    // Refetching would replace what the reader types.
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
}

export function pageVersionsQuery(services: Services, name: InformationPageName, page: number) {
  return queryOptions({
    queryKey: queryKey('site', 'pages', name, 'versions', page),
    queryFn: () => listInformationPageVersions(backendOf(services).data, name, { page, page_size: 10 }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Built-in text of a page in both languages. */
async function ownWords(page: InformationPageName): Promise<InformationContent> {
  const [english, arabic] = await Promise.all([
    read(import(/* webpackChunkName: "information-en" */ '@mawad/shared-i18n/locales/en/information.json')),
    read(import(/* webpackChunkName: "information-ar" */ '@mawad/shared-i18n/locales/ar/information.json')),
  ]);
  const en = builtInPage(page, readerOf(english));
  const ar = builtInPage(page, readerOf(arabic));
  return {
    title_en: en.title,
    title_ar: ar.title,
    lead_en: en.lead,
    lead_ar: ar.lead,
    sections: en.sections.map(({ id, heading, text }, place) => ({
      id,
      heading_en: heading,
      heading_ar: ar.sections[place]!.heading,
      text_en: text,
      text_ar: ar.sections[place]!.text,
    })),
  };
}

const readerOf = (messages: object) => (key: string) =>
  String(key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], messages));
