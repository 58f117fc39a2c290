import { colorSchemeScript } from '../src/theme/color-scheme.ts';
import { languageScript } from './boot-scripts.ts';

/** Places in index.html that a server fills; a plain file host serves them as they are. */
export const slots = {
  title: '<title>Mawad | مواد</title>',
  head: '<!--mawad:head-->',
  root: '<div id="root"></div>',
  state: '<!--mawad:state-->',
} as const;

export interface PageAssets {
  /** Inline style sheet of the fonts. */
  fontCss: string;
  /** Addresses of the initial scripts, in order. */
  scripts: string[];
  /** The page can be installed as an app. */
  installable?: boolean;
}

const installTags = `<link rel="manifest" href="/manifest.webmanifest">
<link rel="apple-touch-icon" href="/icons/app-192.png">
<meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#172229" media="(prefers-color-scheme: dark)">
`;

/** index.html: complete as a static file, and the template of the server. */
export function renderPage({ fontCss, scripts, installable = false }: PageAssets): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${slots.title}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${installable ? installTags : ''}<style>${fontCss}</style>
${slots.head}
<script>${languageScript};${colorSchemeScript}</script>
</head>
<body>
${slots.root}
${slots.state}
${scriptTags(scripts)}
</body>
</html>
`;
}

/** The tags that start a page which the browser renders. */
export function scriptTags(scripts: string[]): string {
  return scripts.map((src) => `<script defer src="${src}"></script>`).join('');
}
