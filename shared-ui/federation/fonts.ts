import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@mawad/shared-i18n/language';
import subsetFont from 'subset-font';

/** A font file of the build and the languages whose pages need it first. */
export interface FontAsset {
  name: string;
  content: Buffer;
  preloadFor: Language[];
}

interface Face {
  family: string;
  file: string;
  weight: string;
  range: string;
  /** Limits of a variable font's weights. */
  weights?: { min: number; max: number };
  preloadFor: Language[];
}

/** What English, prices, units and article numbers are written with; marks of direction have no shape. */
const commonLatin =
  'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B2-00B3,U+00B7,U+00BB,U+00D7,U+200B-200F,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2066-2069,U+2212';
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** The Arabic alphabet with its punctuation and marks. */
const commonArabic = 'U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+200C-200F';
/** Arabic with the letters of Kurdish and Persian names and its own digits. */
const arabic =
  'U+060C,U+061B,U+061F,U+0621-0652,U+0660-066C,U+0670-0671,U+067E,U+0686,U+0695,U+0698,U+06A4,U+06A9,U+06AF,U+06B5,U+06BE,U+06C0,U+06C3,U+06C6,U+06CC,U+06CE,U+06D5,U+06F0-06F9,U+200C-200F';

const plexArabic = (weight: number, range: string, preloadFor: Language[]): Face => ({
  family: 'IBM Plex Sans Arabic',
  file: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
  weight: String(weight),
  range,
  preloadFor,
});

const inter = (range: string, preloadFor: Language[]): Face => ({
  family: 'Inter Variable',
  file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '400 700',
  range,
  weights: { min: 400, max: 700 },
  preloadFor,
});

const arabicWeights = [400, 500, 700];

// Of two faces that have a character the later one is used: the whole of a font loads only for what is rare.
const faces: Face[] = [
  inter(latin, []),
  inter(commonLatin, ['en', 'ar']),
  ...arabicWeights.map((weight) => plexArabic(weight, arabic, [])),
  ...arabicWeights.map((weight) => plexArabic(weight, commonArabic, ['ar'])),
];

interface FallbackFace {
  family: string;
  /** Names of one font in the systems that have it. */
  local: string[];
  weight?: number;
  range?: string;
  /** Makes a line as wide as in the font that is on its way. */
  sizeAdjust: string;
  metrics?: string;
}

const arabicFallback = (
  family: string,
  regular: [string[], string],
  bold: [string[], string],
): FallbackFace[] =>
  [
    { weight: 400, face: regular },
    { weight: 700, face: bold },
  ].map(({ weight, face: [local, sizeAdjust] }) => ({ family, local, weight, range: arabic, sizeAdjust }));

/**
 * System fonts drawn as wide as ours, so that nothing moves when ours arrive. The
 * Arabic widths were measured on a page of interface text.
 */
const fallbackFaces: FallbackFace[] = [
  {
    family: 'Inter Fallback',
    local: ['Arial', 'Liberation Sans'],
    sizeAdjust: '107.12%',
    metrics: 'ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%',
  },
  ...arabicFallback(
    'Plex Fallback Naskh',
    [['Noto Naskh Arabic UI', 'Noto Naskh Arabic'], '104.2%'],
    [['Noto Naskh Arabic UI Bold', 'Noto Naskh Arabic Bold'], '107.5%'],
  ),
  ...arabicFallback(
    'Plex Fallback Noto',
    [['Noto Sans Arabic'], '92.6%'],
    [['Noto Sans Arabic Bold'], '90.1%'],
  ),
  ...arabicFallback('Plex Fallback DejaVu', [['DejaVu Sans'], '87.8%'], [['DejaVu Sans Bold'], '79.4%']),
];

/** The self-hosted fonts, cut to what the product sets: files with hashed names, and the style sheet that names them under `base`. */
export async function fonts(base: string): Promise<{ assets: FontAsset[]; css: string }> {
  const loaded = await Promise.all(faces.map(async (face) => ({ face, asset: await fontAsset(face) })));
  const rules = loaded.map(({ face, asset }) => fontFace(face, `${base}${asset.name}`));
  return {
    assets: loaded.map(({ asset }) => asset),
    css: [...rules, ...fallbackFaces.map(fallbackRule)].join(''),
  };
}

const require = createRequire(import.meta.url);

/**
 * Joining, marks, kerning and figures of one width. Left out: Inter's contextual forms, which
 * would turn the x of an article number into a times sign, and all that nothing here asks for.
 */
const keepFeatures = [
  ...['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'tnum'],
  ...['isol', 'init', 'medi', 'fina', 'rlig', 'liga', 'rclt', 'curs'],
];

async function fontAsset({ file, range, weights, preloadFor }: Face): Promise<FontAsset> {
  const content = await subsetFont(readFileSync(require.resolve(file)), charactersOf(range), {
    targetFormat: 'woff2',
    keepFeatures,
    // No hints for pixel grids: a quarter of the Arabic files, and screens of today draw without them.
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = file.slice(file.lastIndexOf('/') + 1).replace('.woff2', `.${hash}.woff2`);
  return { name: `fonts/${name}`, content, preloadFor };
}

/** Every character of a `unicode-range`. */
function charactersOf(range: string): string {
  const parts = range.split(',').map((part) => part.replace('U+', '').split('-'));
  const codes = parts.flatMap(([from, to = from]) => {
    const first = parseInt(from!, 16);
    return Array.from({ length: parseInt(to!, 16) - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}

function fontFace({ family, weight, range }: Face, url: string): string {
  return `@font-face{font-family:"${family}";font-style:normal;font-display:optional;font-weight:${weight};src:url(${url}) format("woff2");unicode-range:${range}}`;
}

function fallbackRule({ family, local, weight, range, sizeAdjust, metrics }: FallbackFace): string {
  const sources = local.map((name) => `local("${name}")`).join();
  const descriptors = [
    `font-family:"${family}"`,
    `src:${sources}`,
    `size-adjust:${sizeAdjust}`,
    ...(weight ? [`font-weight:${weight}`] : []),
    ...(range ? [`unicode-range:${range}`] : []),
    ...(metrics ? [metrics] : []),
  ];
  return `@font-face{${descriptors.join(';')}}`;
}
