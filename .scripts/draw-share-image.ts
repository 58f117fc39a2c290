// Draws shell/public/share.jpg, the preview picture of links to the shop in messengers, with the fonts of the product:
//   node .scripts/draw-share-image.ts
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './browser.ts';
import { root } from './run.ts';

const size = { width: 1200, height: 630 };
const require = createRequire(join(root, 'shared-ui/package.json'));

function face(family: string, file: string, weight: string): string {
  const data = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
}

const fonts = [
  face('Inter Variable', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', '100 900'),
  ...[400, 700].map((weight) =>
    face(
      'IBM Plex Sans Arabic',
      `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
      String(weight),
    ),
  ),
].join('');

/** An isometric brick; `tone` is the colour of its front. */
function brick(x: number, y: number, tone: string): string {
  return `<path fill="#DD9A72" d="M${x} ${y}l28-28h128l-28 28z"/><path fill="#8F4E2D" d="M${x + 128} ${y}l28-28v52l-28 28z"/>
    <path fill="${tone}" d="M${x} ${y}h128v52h-128z"/>`;
}

const rows = [4, 3, 2, 1].map((count, row) => ({ y: 450 - row * 60, from: row * 68, count }));
const wall = rows
  .flatMap(({ y, from, count }, row) =>
    Array.from({ length: count }, (_, place) =>
      brick(622 + from + place * 136, y, (row + place) % 2 ? '#B96A40' : '#C9774A'),
    ),
  )
  .join('');

const page = `<!doctype html><meta charset="utf-8"><style>${fonts}
  body{margin:0;width:1200px;height:630px;background:#F4F5F3;color:#14232B;font-family:'Inter Variable','IBM Plex Sans Arabic';position:relative;overflow:hidden}
  .words{position:absolute;left:80px;top:150px;width:540px}
  .name{font-size:84px;font-weight:700;line-height:1.25;display:flex;gap:28px;align-items:center}
  .name i{width:2px;height:68px;background:#C9CEC9}
  p{margin:26px 0 0;font-size:32px;line-height:1.45;color:#3E5561}
  p[lang=ar]{direction:rtl;text-align:right;width:500px;font-size:27px;line-height:1.7;margin-top:12px;white-space:nowrap}
  svg{position:absolute;inset:0}
  .foot{position:absolute;left:0;right:0;bottom:0;height:18px;background:#0B5C63}
</style>
<svg viewBox="0 0 1200 630"><ellipse cx="895" cy="518" rx="300" ry="26" fill="#E6E8E5"/>
  <g stroke="#14232B" stroke-width="2.5" stroke-linejoin="round">${wall}</g>
  <g transform="translate(80 72) scale(1.9)"><g fill="#0B5C63"><rect x="1" y="5" width="18" height="10" rx="1.5"/><rect x="13" y="17" width="18" height="10" rx="1.5"/></g>
  <rect x="21" y="5" width="10" height="10" rx="1.5" fill="#F5A300"/><rect x="1" y="17" width="10" height="10" rx="1.5" fill="#3E5561"/></g></svg>
<div class="words"><div class="name"><span>Mawad</span><i></i><span lang="ar">مواد</span></div>
  <p>Building and industrial supplies, straight from the seller</p>
  <p lang="ar">مواد البناء والصناعة، من البائع إليك مباشرة</p></div>
<div class="foot"></div>`;

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const tab = await browser.newPage({ viewport: size });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready);
await tab.screenshot({ path: join(root, 'shell/public/share.jpg'), type: 'jpeg', quality: 88 });
await browser.close();
