import { directionOf, type Language } from '@mawad/shared-i18n/language';
import { planId, type StartPlan } from '@mawad/shared-ui/platform/boot/start-plan.ts';
import { fontStyle, inlineScript, scriptTags, slots } from '@mawad/shared-ui/build/page.ts';
import type { PageFacts } from '@mawad/shared-ui/build/plugins/page-plugin.ts';
import { renderedMark } from '@mawad/shared-ui/platform/hydration/rendered-mark.ts';
import { standInMark } from '../src/offline/names.ts';

/** Parts that server rendering adds to index.html. */
interface RenderedPage {
  head: string;
  /** Critical style tags. */
  styles: string;
  html: string;
  /** Query and router state that the browser hydrates from. */
  state: unknown;
  /** Addresses of the remote's scripts that the browser preloads. */
  ahead: string[];
}

export interface DocumentInput {
  template: string;
  facts: PageFacts;
  language: Language;
  config: unknown;
  /** Undefined if the browser renders the page. */
  page?: RenderedPage;
  /** True if server rendering failed: the browser may then show cached data. */
  isStandIn?: boolean;
}

export function renderDocument(input: DocumentInput): string {
  const { template, facts, language, config, page, isStandIn = false } = input;
  const attributes = `lang="${language}" dir="${directionOf(language)}"${page ? ` ${renderedMark}` : ''}${isStandIn ? ` ${standInMark}` : ''}`;
  const { ahead, rendered } = facts.fonts;
  const configBlock = jsonBlock('mawad-config', config);
  return fill(template, [
    ['<html lang="en" dir="ltr">', `<html ${attributes}>`],
    [
      slots.head,
      page ? fontPreload(rendered[language].ahead) + page.head + page.styles : fontPreload(ahead[language]),
    ],
    ...(page
      ? pageParts(facts, language, page, configBlock)
      : [[slots.state, configBlock] satisfies [string, string]]),
  ]);
}

function pageParts(
  facts: PageFacts,
  language: Language,
  page: RenderedPage,
  configBlock: string,
): [string, string][] {
  const { css, later } = facts.fonts.rendered[language];
  const start: StartPlan = {
    start: facts.scripts,
    ahead: [...facts.asked[language], ...page.ahead],
    fonts: later,
  };
  return [
    [fontStyle(facts.fonts.css), fontStyle(css)],
    [slots.root, `<div id="root">${page.html}</div>`],
    [slots.state, configBlock + jsonBlock('mawad-state', page.state) + jsonBlock(planId, start)],
    [slots.manifest, ''],
    [scriptTags(facts.scripts), inlineScript(facts.renderedScript)],
    ...(page.head.includes('<title') ? [[slots.title, ''] satisfies [string, string]] : []),
  ];
}

/** Splits off the tags that React writes before the first element, because they belong into `<head>`. */
export function splitHead(markup: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<style[^>]*>.*?<\/style>|<meta[^>]*>|<link[^>]*>)*/s.exec(
    markup,
  )![0];
  return { head, body: markup.slice(head.length) };
}

/** JSON in a non-executable script element; `<` is escaped so that the value cannot close the element. */
export function jsonBlock(id: string, value: unknown): string {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');
  return `<script type="application/json" id="${id}">${text}</script>`;
}

function fontPreload(files: string[]): string {
  return files
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

/** Replaces each search text once, in a single pass because pages are long and each pass copies them. */
function fill(template: string, parts: [search: string, replacement: string][]): string {
  const found = parts.map(([search, replacement]) => {
    const start = template.indexOf(search);
    if (start < 0) throw new Error(`The page template has no ${search}`);
    return { start, end: start + search.length, replacement };
  });
  found.sort((one, other) => one.start - other.start);
  let at = 0;
  const pieces = found.flatMap(({ start, end, replacement }) => {
    const before = template.slice(at, start);
    at = end;
    return [before, replacement];
  });
  return [...pieces, template.slice(at)].join('');
}
