import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A font file of the build and the language whose pages need it first. */
export interface FontAsset {
  name: string;
  content: Buffer;
  preloadFor?: 'en' | 'ar';
}

interface Face {
  family: string;
  file: string;
  weight: string;
  range: string;
  preloadFor?: 'en' | 'ar';
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const arabic =
  'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC';

const plexArabic = (weight: number): Face => ({
  family: 'IBM Plex Sans Arabic',
  file: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
  weight: String(weight),
  range: arabic,
  ...(weight === 400 && { preloadFor: 'ar' as const }),
});

const faces: Face[] = [
  {
    family: 'Inter Variable',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    weight: '100 900',
    range: latin,
    preloadFor: 'en',
  },
  plexArabic(400),
  plexArabic(500),
  plexArabic(700),
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

/** The self-hosted fonts: files with hashed names, and the style sheet that names them under `base`. */
export function fonts(base: string): { assets: FontAsset[]; css: string } {
  const loaded = faces.map((face) => ({ face, asset: fontAsset(face) }));
  const rules = loaded.map(({ face, asset }) => fontFace(face, `${base}${asset.name}`));
  return {
    assets: loaded.map(({ asset }) => asset),
    css: [...rules, ...fallbackFaces.map(fallbackRule)].join(''),
  };
}

const require = createRequire(import.meta.url);

function fontAsset({ file, preloadFor }: Face): FontAsset {
  const content = readFileSync(require.resolve(file));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = file.slice(file.lastIndexOf('/') + 1).replace('.woff2', `.${hash}.woff2`);
  return { name: `fonts/${name}`, content, ...(preloadFor && { preloadFor }) };
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
