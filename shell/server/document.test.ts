import type { Language } from '@mawad/shared-i18n/language';
import type { LaterFont, StartPlan } from '@mawad/shared-ui/boot/start-plan';
import { renderPage } from '@mawad/shared-ui/federation/page';
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

test('separates the head tags that React writes first', () => {
  const markup =
    '<style data-href="a">a > b{}</style><title>A &gt; B</title><meta name="description" content="x"/><div><title>in svg</title></div>';
  expect(splitHead(markup)).toEqual({
    head: '<style data-href="a">a > b{}</style><title>A &gt; B</title><meta name="description" content="x"/>',
    body: '<div><title>in svg</title></div>',
  });
});

test('a rendered page carries language, its own title once, content and no early scripts', () => {
  const html = renderDocument({ template, facts, language: 'ar', config: {}, page });
  expect(html).toContain('<html lang="ar" dir="rtl" data-rendered>');
  expect(html.match(/<title/g)).toHaveLength(1);
  expect(html).toContain('<div id="root"><main>مواد</main></div>');
  expect(html).not.toContain('<script defer');
});

test('a rendered page is first read in the fonts of its language; others wait until it is painted', () => {
  const html = renderDocument({ template, facts, language: 'ar', config: {}, page });
  expect(preloaded(html)).toEqual(['/arabic']);
  expect(html).toContain(`<style>${arabic.css}</style>`);
  expect(html).not.toContain(latin.css);
  expect(plannedFonts(html)).toEqual([laterLatin]);
  const english = renderDocument({ template, facts, language: 'en', config: {}, page });
  expect(preloaded(english)).toEqual(['/latin']);
  expect(plannedFonts(english)).toEqual([]);
});

test('what the first scripts ask for at once is fetched beside them, in the language of the page', () => {
  const ahead = (language: Language) =>
    planOf(renderDocument({ template, facts, language, config: {}, page })).ahead;
  expect(ahead('en')).toEqual(['/messages-en.1.js', ...page.ahead]);
  expect(ahead('ar')).toEqual(['/messages-ar.1.js', '/rtl.1.js', ...page.ahead]);
});

test('a page left to the browser has all its fonts at once', () => {
  const html = renderDocument({ template, facts, language: 'ar', config: {} });
  expect(preloaded(html)).toEqual(['/arabic', '/latin']);
  expect(html).toContain(`<style>${facts.fonts.css}</style>`);
});

test('a page left to the browser has an empty root, its title and its scripts', () => {
  const html = renderDocument({ template, facts, language: 'en', config: {} });
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<title>Mawad');
  expect(html).toContain('<script defer src="/main.1.js"></script>');
});

test('a page for which the API gave no data may be filled from cached answers', () => {
  const html = renderDocument({ template, facts, language: 'ar', config: {}, isStandIn: true });
  expect(html).toContain('<html lang="ar" dir="rtl" data-stand-in>');
});

test('embedded data cannot close its script element', () => {
  const block = jsonBlock('state', { text: '</script><script>alert(1)</script>' });
  expect(block.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(block.replace(/^<[^>]*>|<\/script>$/g, ''))).toEqual({
    text: '</script><script>alert(1)</script>',
  });
});

test('dollar signs in content stay as they are', () => {
  const html = renderDocument({
    template,
    facts,
    language: 'en',
    config: {},
    page: { ...page, html: "$& $' $1" },
  });
  expect(html).toContain("$& $' $1");
});

test('only executable inline scripts are hashed for the policy', () => {
  const html = renderDocument({ template, facts, language: 'en', config: {}, page });
  expect(inlineScriptsOf(html)).toEqual(['applyLanguage()', 'startPage()']);
});
