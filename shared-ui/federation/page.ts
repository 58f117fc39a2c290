import { manifestAddress } from '../src/boot/start-plan.ts';

/** Places in index.html that a server fills; a plain file host serves them as they are. */
export const slots = {
  title: '<title>Mawad | مواد</title>',
  head: '<!--mawad:head-->',
  /** Of a page that can be installed; a rendered one asks for it after its first picture. */
  manifest: `<link rel="manifest" href="${manifestAddress}">`,
  root: '<div id="root"></div>',
  state: '<!--mawad:state-->',
} as const;

export interface PageAssets {
  /** Inline style sheet of the fonts. */
  fontCss: string;
  /** Inline script of the head. */
  headScript: string;
  /** The tab's icon as SVG, which is served as `/favicon.svg` too. */
  icon: string;
  /** Addresses of the initial scripts, in order. */
  scripts: string[];
  /** The page can be installed as an app. */
  installable?: boolean;
}

const installTags = `${slots.manifest}
<link rel="apple-touch-icon" href="/icons/app-192.png">
<meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#172229" media="(prefers-color-scheme: dark)">
`;

/** index.html: complete as a static file, and the template of the server. */
export function renderPage({ fontCss, headScript, icon, scripts, installable = false }: PageAssets): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${slots.title}
${iconTags(icon)}
${installable ? installTags : ''}${fontStyle(fontCss)}
${slots.head}
${inlineScript(headScript)}
</head>
<body>
${slots.root}
${slots.state}
${scriptTags(scripts)}
</body>
</html>
`;
}

/** Browsers take the last: drawn from the page itself, it asks for nothing beside the pictures. The file is for search engines. */
function iconTags(svg: string): string {
  const link = (href: string, sizes: string) =>
    `<link rel="icon" href="${href}" type="image/svg+xml" sizes="${sizes}">`;
  return link('/favicon.svg', '32x32') + link(`data:image/svg+xml,${encodeURIComponent(svg)}`, 'any');
}

/** The style sheet of a page's fonts. */
export function fontStyle(css: string): string {
  return `<style>${css}</style>`;
}

/** The tag of a script that stands in the page. */
export function inlineScript(source: string): string {
  return `<script>${source}</script>`;
}

/** The tags that start a page which the browser renders. */
export function scriptTags(scripts: string[]): string {
  return scripts.map((src) => `<script defer src="${src}"></script>`).join('');
}
