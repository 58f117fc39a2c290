import { localTimeOf, momentOf } from '@mawad/shared-ui/kit/baghdad-time.ts';
import type { HomeChoice, TimedBanner } from '@mawad/supabase/site/home-page-queries';

/** Form values; times are `datetime-local` values in Baghdad time. */
export interface HomeValues {
  has_banner: boolean;
  title_en: string;
  title_ar: string;
  text_en: string;
  text_ar: string;
  link: string;
  image: string | null;
  starts_at: string;
  ends_at: string;
  categories: number[];
  deals: number[];
  products: number[];
}

export const homeValues = ({ banner, categories, deals, products }: HomeChoice): HomeValues => ({
  has_banner: banner !== null,
  title_en: banner?.title_en ?? '',
  title_ar: banner?.title_ar ?? '',
  text_en: banner?.text_en ?? '',
  text_ar: banner?.text_ar ?? '',
  link: banner?.link ?? '',
  image: banner?.image ?? null,
  starts_at: localTimeOf(banner?.starts_at ?? null),
  ends_at: localTimeOf(banner?.ends_at ?? null),
  categories,
  deals,
  products,
});

/** Converts form values for the database; unchanged times keep the seconds of `before`. */
export function homeChoice(values: HomeValues, before: TimedBanner | null, siteUrl: string): HomeChoice {
  const { categories, deals, products } = values;
  const banner = {
    title_en: values.title_en.trim(),
    title_ar: values.title_ar.trim(),
    text_en: values.text_en.trim() || null,
    text_ar: values.text_ar.trim() || null,
    link: pathOf(values.link, siteUrl),
    image: values.image,
    starts_at: momentOf(values.starts_at, before?.starts_at ?? null),
    ends_at: momentOf(values.ends_at, before?.ends_at ?? null),
  };
  return { categories, deals, products, banner: values.has_banner ? banner : null };
}

/** Path of a shop address; full URLs of the shop are accepted. */
function pathOf(link: string, siteUrl: string): string {
  const text = link.trim();
  return text.startsWith(siteUrl) ? text.slice(siteUrl.length) || '/' : text;
}

/** True for a path within the shop; two leading slashes would lead to another site. */
const isShopPath = (path: string) => /^\/(?:[^/\\\s][^\\\s]*)?$/.test(path);

type HomeProblem = 'required' | 'link' | 'endBeforeStart';

/** Validates the banner before saving. */
export function bannerProblems(
  values: HomeValues,
  siteUrl: string,
): Partial<Record<keyof HomeValues, HomeProblem>> {
  if (!values.has_banner) return {};
  const blank = (text: string) => (text.trim() ? undefined : ('required' as const));
  const hasText = values.text_en.trim() !== '' || values.text_ar.trim() !== '';
  const [starts, ends] = [momentOf(values.starts_at), momentOf(values.ends_at)];
  return {
    title_en: blank(values.title_en),
    title_ar: blank(values.title_ar),
    text_en: hasText ? blank(values.text_en) : undefined,
    text_ar: hasText ? blank(values.text_ar) : undefined,
    link: blank(values.link) ?? (isShopPath(pathOf(values.link, siteUrl)) ? undefined : 'link'),
    ends_at: starts && ends && Date.parse(ends) <= Date.parse(starts) ? 'endBeforeStart' : undefined,
  };
}
