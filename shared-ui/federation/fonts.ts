import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@mawad/shared-i18n/language';
import subsetFont from 'subset-font';
import type { LaterFont } from '../src/boot/start-plan.ts';

/** A font file of the build. */
interface FontAsset {
  name: string;
  content: Buffer;
}

/** Fonts of a page that comes rendered. */
interface RenderedFonts {
  /** Rules of the faces it is first read in. */
  css: string;
  /** Files worth asking for before a line of text does. */
  ahead: string[];
  /** What joins once its first picture stands. */
  later: LaterFont[];
}

/** What pages need to know of the fonts. */
export interface PageFonts {
  /** Rules of every face, for a page that the browser renders. */
  css: string;
  /** Files that such a page asks for before a line of text does. */
  ahead: Record<Language, string[]>;
  rendered: Record<Language, RenderedFonts>;
}

interface Face {
  family: string;
  file: string;
  weight: string;
  range: string;
  /** Limits of a variable font's weights. */
  weights?: { min: number; max: number };
  /** Languages whose pages are set in it. */
  ahead: Language[];
  /** Languages whose rendered pages do without it until their first picture stands. */
  later: Language[];
}

/** What our messages, prices, units and article numbers are written with; marks of direction have no shape. */
const commonLatin =
  'U+0020-0022,U+0025-003B,U+003F-005A,U+0061-007A,U+00A0,U+00A9,U+00AB,U+00B2-00B3,U+00BB,U+00D7,U+200B-200F,U+2013,U+2019,U+201C-201D,U+2026,U+2066-2069';
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** The Arabic alphabet with its punctuation and marks, and the letters that Iraqis add to it: پ چ ڤ گ. */
const commonArabic = 'U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+067E,U+0686,U+06A4,U+06AF,U+200C-200F';
/** Arabic with the letters of Kurdish and Persian names and its own digits. */
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

// No character is in two files: a browser would ask for the rare letters while the common ones load.
const faces: Face[] = [
  inter(rangeWithout(latin, commonLatin), []),
  inter(commonLatin, ['en', 'ar']),
  ...arabicWeights.map((weight) => plexArabic(weight, rangeWithout(arabic, commonArabic), [])),
  ...arabicWeights.map((weight) => plexArabic(weight, commonArabic, ['ar'])),
];

/** What is drawn, as wide, in place of a face that is on its way. */
interface StandIn {
  family: string;
  source: string;
  weight: number;
  range?: string;
  /** Per cent of its own width. */
  sizeAdjust?: number;
  metrics?: string;
}

/** One font by the names that systems know it by. */
const local = (...names: string[]) => names.map((name) => `local("${name}")`).join();

/** A system's font in both its weights. */
const systemFont = (
  family: string,
  regular: [names: string[], sizeAdjust: number],
  bold: [names: string[], sizeAdjust: number],
  more: (sizeAdjust: number) => Partial<StandIn>,
): StandIn[] =>
  ([400, 700] as const).map((weight) => {
    const [names, sizeAdjust] = weight === 400 ? regular : bold;
    return { family, source: local(...names), weight, sizeAdjust, ...more(sizeAdjust) };
  });

/** As high above and below the line as Inter. */
const likeInter = (sizeAdjust: number) => {
  const override = (height: number) => `${((height / sizeAdjust) * 100).toFixed(2)}%`;
  return {
    metrics: `ascent-override:${override(96.875)};descent-override:${override(24.12)};line-gap-override:0%`,
  };
};

const inArabic = () => ({ range: arabic });

/** Drawn as wide as ours, so that nothing moves when ours arrive: measured on the text of the shop's pages. */
const systemFonts: StandIn[] = [
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
 * The regular Arabic weight in place of the others: as it is for 500, and made bold by the
 * browser for 700, which it does only with a family that has no such weight. So ours
 * finds nothing for 700, and the text goes on to the stand-in.
 */
const arabicStandIns = (regular: string): StandIn[] => [
  { family: 'IBM Plex Sans Arabic', source: regular, weight: 500, range: commonArabic, sizeAdjust: 103 },
  { family: 'IBM Plex Sans Arabic', source: local('none'), weight: 700, range: commonArabic },
  { family: 'Plex Stand-in', source: regular, weight: 400, range: commonArabic, sizeAdjust: 107.9 },
];

interface LoadedFace extends Face {
  asset: FontAsset;
  href: string;
}

/** The self-hosted fonts, cut to what the product sets: files with hashed names, and the rules that name them under `base`. */
export async function loadFonts(base: string): Promise<{ assets: FontAsset[]; fonts: PageFonts }> {
  const loaded = await Promise.all(
    faces.map(async (face): Promise<LoadedFace> => {
      const asset = await fontAsset(face);
      return { ...face, asset, href: `${base}${asset.name}` };
    }),
  );
  const { href } = loaded.findLast(({ file }) => file === plexFile(400))!;
  const standIns = [...systemFonts, ...arabicStandIns(source(href))].map(standInRule).join('');
  const fonts: PageFonts = {
    css: standIns + fontRules(loaded),
    ahead: { en: filesAhead('en', loaded), ar: filesAhead('ar', loaded) },
    rendered: { en: renderedFonts('en', loaded, standIns), ar: renderedFonts('ar', loaded, standIns) },
  };
  return { assets: loaded.map(({ asset }) => asset), fonts };
}

function renderedFonts(language: Language, loaded: LoadedFace[], standIns: string): RenderedFonts {
  const isLater = ({ later }: Face) => later.includes(language);
  const first = loaded.filter((face) => !isLater(face));
  const later = loaded.filter(isLater);
  return {
    css: standIns + fontRules(first),
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
 * Joining, marks, kerning and figures of one width. Left out: Inter's contextual forms, which
 * would turn the x of an article number into a times sign, and all that nothing here asks for.
 */
const keepFeatures = [
  ...['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'tnum'],
  ...['isol', 'init', 'medi', 'fina', 'rlig', 'liga', 'rclt', 'curs'],
];

async function fontAsset({ file, range, weights }: Face): Promise<FontAsset> {
  const content = await subsetFont(readFileSync(require.resolve(file)), charactersOf(range), {
    targetFormat: 'woff2',
    keepFeatures,
    // Widths stand with the outlines too; names of styles and moves of underlines are for other programs.
    dropTables: ['HVAR', 'MVAR', 'STAT'],
    // No hints for pixel grids: a quarter of the Arabic files, and screens of today draw without them.
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = file.slice(file.lastIndexOf('/') + 1).replace('.woff2', `.${hash}.woff2`);
  return { name: `fonts/${name}`, content };
}

/** A `unicode-range` less the characters of another. */
function rangeWithout(range: string, other: string): string {
  const taken = new Set(codesOf(other));
  const left = new Set(codesOf(range).filter((code) => !taken.has(code)));
  const starts = [...left].filter((code) => !left.has(code - 1));
  const ends = [...left].filter((code) => !left.has(code + 1));
  const hex = (code: number) => code.toString(16).toUpperCase();
  return starts.map((start, index) => `U+${hex(start)}-${hex(ends[index]!)}`).join();
}

function charactersOf(range: string): string {
  return String.fromCodePoint(...codesOf(range));
}

/** Every code point of a `unicode-range`. */
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

function standInRule({ family, source, weight, range, sizeAdjust, metrics }: StandIn): string {
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
