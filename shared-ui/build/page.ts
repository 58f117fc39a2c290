import { manifestAddress } from '../platform/boot/start-plan.ts';

/** Places in index.html that a server fills; a static file host serves them unchanged. */
export const slots = {
  title: '<title>Mawad | مواد</title>',
  head: '<!--mawad:head-->',
  /** Link of an installable page; a rendered page adds the link after its first paint. */
  manifest: `<link rel="manifest" href="${manifestAddress}">`,
  root: '<div id="root"></div>',
  state: '<!--mawad:state-->',
} as const;

export interface PageAssets {
  fontCss: string;
  headScript: string;
  /** The favicon as SVG, also served as `/favicon.svg`. */
  icon: string;
  /** Addresses of the initial scripts, in order. */
  scripts: string[];
  installable?: boolean;
}

const installTags = `${slots.manifest}
<link rel="apple-touch-icon" href="/icons/app-192.png">
<meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#172229" media="(prefers-color-scheme: dark)">
`;

/** Writes index.html, which is complete as a static file and is also the server's template. */
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

/** Browsers use the last icon link: its data URL needs no request. The file is for search engines. */
function iconTags(svg: string): string {
  const link = (href: string, sizes: string) =>
    `<link rel="icon" href="${href}" type="image/svg+xml" sizes="${sizes}">`;
  return link('/favicon.svg', '32x32') + link(`data:image/svg+xml,${encodeURIComponent(svg)}`, 'any');
}

export function fontStyle(css: string): string {
  return `<style>${css}</style>`;
}

export function inlineScript(source: string): string {
  return `<script>${source}</script>`;
}

/** Script tags that start a page which the browser renders. */
export function scriptTags(scripts: string[]): string {
  return scripts.map((src) => `<script defer src="${src}"></script>`).join('');
}
