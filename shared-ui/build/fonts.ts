import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@mawad/shared-i18n/language';
import subsetFont from 'subset-font';
import type { LaterFont } from '../platform/boot/start-plan.ts';

interface FontAsset {
  name: string;
  content: Buffer;
}

interface RenderedFonts {
  /** Rules of the faces used in the first paint. */
  css: string;
  /** Files to preload. */
  ahead: string[];
  /** Faces added after the first paint. */
  later: LaterFont[];
}

/** Font rules and files that a page template uses. */
export interface PageFonts {
  /** Rules of every face, for a page that the browser renders. */
  css: string;
  /** Files that such a page preloads. */
  ahead: Record<Language, string[]>;
  rendered: Record<Language, RenderedFonts>;
}

interface Face {
  family: string;
  file: string;
  weight: string;
  range: string;
  weights?: { min: number; max: number };
  /** Languages whose pages preload the face. */
  ahead: Language[];
  /** Languages whose rendered pages use the face only after their first paint. */
  later: Language[];
}

/** Characters of our messages, prices, units and article numbers; direction marks have no glyph. */
const commonLatin =
  'U+0020-0022,U+0025-003B,U+003D,U+003F-005A,U+0061-007A,U+00A0,U+00A9,U+00AB,U+00B2-00B3,U+00BB,U+00D7,U+200B-200F,U+2013,U+2019,U+201C-201D,U+2026,U+2066-2069';
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** The Arabic alphabet with its punctuation and marks, and the letters that Iraqis add: پ چ ڤ گ. */
const commonArabic = 'U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+067E,U+0686,U+06A4,U+06AF,U+200C-200F';
/** Arabic with the letters of Kurdish and Persian names and the Arabic digits. */
const arabic =
  'U+060C,U+061B,U+061F,U+0621-0652,U+0660-066C,U+0670-0671,U+067E,U+0686,U+0695,U+0698,U+06A4,U+06A9,U+06AF,U+06B5,U+06BE,U+06C0,U+06C3,U+06C6,U+06CC,U+06CE,U+06D5,U+06F0-06F9,U+200C-200F';

const plexFile = (weight: number) =>
  `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`;

const plexArabic = (weight: number, range: string, ahead: Language[]): Face => ({
  family: 'IBM Plex Sans Arabic',
  file: plexFile(weight),
  weight: String(weight),
  range,
  ahead,
  later: weight === 400 && ahead.includes('ar') ? [] : ['ar'],
});

const inter = (range: string, ahead: Language[]): Face => ({
  family: 'Inter Variable',
  file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '400 700',
  range,
  weights: { min: 400, max: 700 },
  ahead,
  later: ['ar'],
});

const arabicWeights = [400, 500, 700];

// The ranges do not overlap: otherwise a browser would also fetch the rare characters while the common ones
// load.
const faces: Face[] = [
  inter(rangeWithout(latin, commonLatin), []),
  inter(commonLatin, ['en', 'ar']),
  ...arabicWeights.map((weight) => plexArabic(weight, rangeWithout(arabic, commonArabic), [])),
  ...arabicWeights.map((weight) => plexArabic(weight, commonArabic, ['ar'])),
];

/** Fallback face with the same text width, shown while a font loads. */
interface FallbackFace {
  family: string;
  source: string;
  weight: number;
  range?: string;
  /** Percentage of the font's own width. */
  sizeAdjust?: number;
  metrics?: string;
}

/** Source of a local font, which has different names on different systems. */
const local = (...names: string[]) => names.map((name) => `local("${name}")`).join();

const systemFont = (
  family: string,
  regular: [names: string[], sizeAdjust: number],
  bold: [names: string[], sizeAdjust: number],
  more: (sizeAdjust: number) => Partial<FallbackFace>,
): FallbackFace[] =>
  ([400, 700] as const).map((weight) => {
    const [names, sizeAdjust] = weight === 400 ? regular : bold;
    return { family, source: local(...names), weight, sizeAdjust, ...more(sizeAdjust) };
  });

/** Metrics that give a fallback the line height of Inter. */
const likeInter = (sizeAdjust: number) => {
  const override = (height: number) => `${((height / sizeAdjust) * 100).toFixed(2)}%`;
  return {
    metrics: `ascent-override:${override(96.875)};descent-override:${override(24.12)};line-gap-override:0%`,
  };
};

const inArabic = () => ({ range: arabic });

/**
 * Adjusted to the width of our fonts, so that text does not move when they load. Values were measured on the
 * text of the shop's pages.
 */
const systemFonts: FallbackFace[] = [
  ...systemFont(
    'Inter Fallback Arial',
    [['Arial', 'Liberation Sans'], 106],
    [['Arial Bold', 'Liberation Sans Bold'], 110],
    likeInter,
  ),
  ...systemFont('Inter Fallback Roboto', [['Roboto'], 106.8], [['Roboto Bold'], 109.5], likeInter),
  ...systemFont('Inter Fallback DejaVu', [['DejaVu Sans'], 93.3], [['DejaVu Sans Bold'], 88], likeInter),
  ...systemFont(
    'Plex Fallback Naskh',
    [['Noto Naskh Arabic UI', 'Noto Naskh Arabic'], 104.2],
    [['Noto Naskh Arabic UI Bold', 'Noto Naskh Arabic Bold'], 107.5],
    inArabic,
  ),
  ...systemFont(
    'Plex Fallback Noto',
    [['Noto Sans Arabic'], 92.6],
    [['Noto Sans Arabic Bold'], 90.1],
    inArabic,
  ),
  ...systemFont('Plex Fallback DejaVu', [['DejaVu Sans'], 87.8], [['DejaVu Sans Bold'], 79.4], inArabic),
];

/**
 * The regular Arabic weight as a fallback of the other weights. Weight 500 uses it unchanged. Weight 700 is
 * emboldened by the browser, which happens only in a family without weight 700; therefore "IBM Plex Sans
 * Arabic" has no source for 700, and the text falls through to "Plex Stand-in".
 */
const arabicFallbacks = (regular: string): FallbackFace[] => [
  { family: 'IBM Plex Sans Arabic', source: regular, weight: 500, range: commonArabic, sizeAdjust: 103 },
  { family: 'IBM Plex Sans Arabic', source: local('none'), weight: 700, range: commonArabic },
  { family: 'Plex Stand-in', source: regular, weight: 400, range: commonArabic, sizeAdjust: 107.9 },
];

interface LoadedFace extends Face {
  asset: FontAsset;
  href: string;
}

/**
 * Subsets the self-hosted fonts. Returns files with hashed names and the CSS rules that name the files under
 * `base`.
 */
export async function loadFonts(base: string): Promise<{ assets: FontAsset[]; fonts: PageFonts }> {
  const loaded = await Promise.all(
    faces.map(async (face): Promise<LoadedFace> => {
      const asset = await fontAsset(face);
      return { ...face, asset, href: `${base}${asset.name}` };
    }),
  );
  const { href } = loaded.findLast(({ file }) => file === plexFile(400))!;
  const fallbackRules = [...systemFonts, ...arabicFallbacks(source(href))].map(fallbackRule).join('');
  const fonts: PageFonts = {
    css: fallbackRules + fontRules(loaded),
    ahead: { en: filesAhead('en', loaded), ar: filesAhead('ar', loaded) },
    rendered: {
      en: renderedFonts('en', loaded, fallbackRules),
      ar: renderedFonts('ar', loaded, fallbackRules),
    },
  };
  return { assets: loaded.map(({ asset }) => asset), fonts };
}

function renderedFonts(language: Language, loaded: LoadedFace[], fallbackRules: string): RenderedFonts {
  const isLater = ({ later }: Face) => later.includes(language);
  const first = loaded.filter((face) => !isLater(face));
  const later = loaded.filter(isLater);
  return {
    css: fallbackRules + fontRules(first),
    ahead: filesAhead(language, first),
    later: later.map(({ family, weight, range, href, ahead }) => ({
      family,
      source: source(href),
      descriptors: { weight, unicodeRange: range, display: 'swap' },
      isCommon: ahead.includes(language),
    })),
  };
}

const filesAhead = (language: Language, loaded: LoadedFace[]) =>
  loaded.filter(({ ahead }) => ahead.includes(language)).map(({ href }) => href);

const require = createRequire(import.meta.url);

/**
 * Features for joining, marks, kerning and tabular figures. Inter's contextual forms are excluded because
 * they turn the x of an article number into a multiplication sign.
 */
const keepFeatures = [
  ...['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'tnum'],
  ...['isol', 'init', 'medi', 'fina', 'rlig', 'liga', 'rclt', 'curs'],
];

async function fontAsset({ file, range, weights }: Face): Promise<FontAsset> {
  const content = await subsetFont(readFileSync(require.resolve(file)), charactersOf(range), {
    targetFormat: 'woff2',
    keepFeatures,
    // HVAR: glyph widths are in the outlines too. MVAR and STAT: unused by browsers.
    dropTables: ['HVAR', 'MVAR', 'STAT'],
    // Hints for pixel grids make up a quarter of the Arabic files, and current screens do not use them.
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = file.slice(file.lastIndexOf('/') + 1).replace('.woff2', `.${hash}.woff2`);
  return { name: `fonts/${name}`, content };
}

/** A `unicode-range` without the characters of another. */
function rangeWithout(range: string, excluded: string): string {
  const excludedCodes = new Set(codesOf(excluded));
  const remaining = new Set(codesOf(range).filter((code) => !excludedCodes.has(code)));
  const starts = [...remaining].filter((code) => !remaining.has(code - 1));
  const ends = [...remaining].filter((code) => !remaining.has(code + 1));
  const hex = (code: number) => code.toString(16).toUpperCase();
  return starts.map((start, index) => `U+${hex(start)}-${hex(ends[index]!)}`).join();
}

function charactersOf(range: string): string {
  return String.fromCodePoint(...codesOf(range));
}

function codesOf(range: string): number[] {
  const parts = range.split(',').map((part) => part.replace('U+', '').split('-'));
  return parts.flatMap(([from, to = from]) => {
    const first = parseInt(from!, 16);
    return Array.from({ length: parseInt(to!, 16) - first + 1 }, (_, index) => first + index);
  });
}

const source = (href: string) => `url(${href}) format("woff2")`;

function fontRules(loaded: LoadedFace[]): string {
  return loaded
    .map(
      ({ family, weight, range, href }) =>
        `@font-face{font-family:"${family}";font-style:normal;font-display:optional;font-weight:${weight};src:${source(href)};unicode-range:${range}}`,
    )
    .join('');
}

function fallbackRule({ family, source, weight, range, sizeAdjust, metrics }: FallbackFace): string {
  const descriptors = [
    `font-family:"${family}"`,
    `src:${source}`,
    `font-weight:${weight}`,
    ...(sizeAdjust ? [`size-adjust:${sizeAdjust}%`] : []),
    ...(range ? [`unicode-range:${range}`] : []),
    ...(metrics ? [metrics] : []),
  ];
  return `@font-face{${descriptors.join(';')}}`;
}
