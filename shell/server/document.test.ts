import type { Language } from '@mawad/shared-i18n/language';
import type { LaterFont, StartPlan } from '@mawad/shared-ui/platform/boot/start-plan.ts';
import { renderPage } from '@mawad/shared-ui/build/page.ts';
import { jsonBlock, renderDocument, splitHead } from './document.ts';
import { inlineScriptsOf } from './security.ts';

const latin = { css: '@font-face{src:url(/latin)}', ahead: ['/latin'] };
const arabic = { css: '@font-face{src:url(/arabic)}', ahead: ['/arabic'] };
const laterLatin: LaterFont = {
  family: 'Latin',
  source: 'url(/latin)',
  descriptors: { weight: '400', unicodeRange: 'U+0020-007E', display: 'swap' },
  isCommon: true,
};
const facts = {
  scripts: ['/main.1.js'],
  renderedScript: 'startPage()',
  asked: { en: ['/messages-en.1.js'], ar: ['/messages-ar.1.js', '/rtl.1.js'] },
  fonts: {
    css: latin.css + arabic.css,
    ahead: { en: ['/latin'], ar: ['/arabic', '/latin'] },
    rendered: { en: { ...latin, later: [] }, ar: { ...arabic, later: [laterLatin] } },
  },
};
const template = renderPage({
  fontCss: facts.fonts.css,
  headScript: 'applyLanguage()',
  icon: '<svg/>',
  scripts: facts.scripts,
  installable: true,
});
const page = {
  head: '<title>منتجات</title><link rel="canonical" href="/products"/>',
  styles: '<style data-emotion="mui"></style>',
  html: '<main>مواد</main>',
  state: { queries: [] },
  ahead: ['http://remote.test/remoteEntry.js'],
};

const planOf = (html: string) => {
  const [, plan] = /id="mawad-scripts">([^<]*)</.exec(html)!;
  return JSON.parse(plan!) as StartPlan;
};
const plannedFonts = (html: string) => planOf(html).fonts;
const preloaded = (html: string) =>
  [...html.matchAll(/<link rel="preload" href="([^"]*)" as="font"/g)].map(([, href]) => href);

test('separates the head tags that React writes before the body', () => {
  const markup =
    '<style data-href="a">a > b{}</style><title>A &gt; B</title><meta name="description" content="x"/><div><title>in svg</title></div>';
  expect(splitHead(markup)).toEqual({
    head: '<style data-href="a">a > b{}</style><title>A &gt; B</title><meta name="description" content="x"/>',
    body: '<div><title>in svg</title></div>',
  });
});

test('renders language, one title and content, and no early scripts', () => {
  const html = renderDocument({ template, facts, language: 'ar', config: {}, page });
  expect(html).toContain('<html lang="ar" dir="rtl" data-rendered>');
  expect(html.match(/<title/g)).toHaveLength(1);
  expect(html).toContain('<div id="root"><main>مواد</main></div>');
  expect(html).not.toContain('<script defer');
});

test('loads the fonts of the page language first and the others after the first paint', () => {
  const html = renderDocument({ template, facts, language: 'ar', config: {}, page });
  expect(preloaded(html)).toEqual(['/arabic']);
  expect(html).toContain(`<style>${arabic.css}</style>`);
  expect(html).not.toContain(latin.css);
  expect(plannedFonts(html)).toEqual([laterLatin]);
  const english = renderDocument({ template, facts, language: 'en', config: {}, page });
  expect(preloaded(english)).toEqual(['/latin']);
  expect(plannedFonts(english)).toEqual([]);
});

test('plans the early requests of the first scripts in the page language', () => {
  const ahead = (language: Language) =>
    planOf(renderDocument({ template, facts, language, config: {}, page })).ahead;
  expect(ahead('en')).toEqual(['/messages-en.1.js', ...page.ahead]);
  expect(ahead('ar')).toEqual(['/messages-ar.1.js', '/rtl.1.js', ...page.ahead]);
});

test('preloads all fonts on a page that the browser renders', () => {
  const html = renderDocument({ template, facts, language: 'ar', config: {} });
  expect(preloaded(html)).toEqual(['/arabic', '/latin']);
  expect(html).toContain(`<style>${facts.fonts.css}</style>`);
});

test('gives a page that the browser renders an empty root, its title and its scripts', () => {
  const html = renderDocument({ template, facts, language: 'en', config: {} });
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<title>Mawad');
  expect(html).toContain('<script defer src="/main.1.js"></script>');
});

test('marks a page without API data so that the browser fills it from its cache', () => {
  const html = renderDocument({ template, facts, language: 'ar', config: {}, isStandIn: true });
  expect(html).toContain('<html lang="ar" dir="rtl" data-stand-in>');
});

test('keeps embedded data from closing its script element', () => {
  const block = jsonBlock('state', { text: '</script><script>alert(1)</script>' });
  expect(block.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(block.replace(/^<[^>]*>|<\/script>$/g, ''))).toEqual({
    text: '</script><script>alert(1)</script>',
  });
});

test('inserts dollar signs in content unchanged', () => {
  const html = renderDocument({
    template,
    facts,
    language: 'en',
    config: {},
    page: { ...page, html: "$& $' $1" },
  });
  expect(html).toContain("$& $' $1");
});

test('hashes only executable inline scripts for the content security policy', () => {
  const html = renderDocument({ template, facts, language: 'en', config: {}, page });
  expect(inlineScriptsOf(html)).toEqual(['applyLanguage()', 'startPage()']);
});
