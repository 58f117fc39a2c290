import { languageCookie } from '@mawad/shared-i18n/language';
import { renderedMark } from '../src/rendered-mark.ts';

/**
 * Runs in the head of every page. Pages that the server did not render are English
 * until here: the address, local storage, then the cookie decide before anything is painted.
 */
export const languageScript = compact(`
(function (page) {
  if (page.hasAttribute('${renderedMark}')) return;
  var stored = null;
  try { stored = localStorage.getItem('language'); } catch (denied) {}
  var found = /[?&]lang=(en|ar)(?:&|$)/.exec(location.search) ||
    /^(en|ar)$/.exec(stored) ||
    /(?:^|; )${languageCookie}=(en|ar)/.exec(document.cookie);
  if (!found) return;
  page.lang = found[1];
  page.dir = found[1] === 'ar' ? 'rtl' : 'ltr';
})(document.documentElement)`);

/** What makes the shop installable as an app. */
export const manifestAddress = '/manifest.webmanifest';

/** The style sheet of fonts that a rendered page is first read without. */
export const laterFonts = 'mawad-later-fonts';

/**
 * Starts the scripts of a server-rendered page once it is painted (its images
 * decoded, two frames later), or at the visitor's first touch or key, and asks for what would
 * else be fetched beside the pictures: the other fonts and the app's manifest. Who goes Back
 * or Forward before they take over gets that page from the server: only the address
 * would change.
 */
export const startScript = compact(`
(function () {
  var plan = JSON.parse(document.getElementById('mawad-scripts').textContent);
  var started = false;
  var page = document.documentElement;
  var address = location.pathname + location.search;
  addEventListener('popstate', function () {
    if (page.hasAttribute('${renderedMark}') && location.pathname + location.search !== address) location.reload();
  });
  function put(tag, attributes) {
    document.head.appendChild(Object.assign(document.createElement(tag), attributes));
  }
  function start() {
    if (started) return;
    started = true;
    var fonts = document.getElementById('${laterFonts}');
    if (fonts) fonts.media = 'all';
    plan.start.forEach(function (src) { put('script', { src: src, async: false }); });
    plan.ahead.forEach(function (href) { put('link', { rel: 'preload', as: 'script', href: href }); });
    put('link', { rel: 'manifest', href: '${manifestAddress}' });
  }
  function painted() {
    setTimeout(start, 500);
    requestAnimationFrame(function () { requestAnimationFrame(start); });
  }
  function loaded() {
    var images = Array.from(document.querySelectorAll('img:not([loading=lazy])'));
    var decoded = images.map(function (image) { return image.decode().catch(function () {}); });
    Promise.all(decoded).then(painted);
  }
  addEventListener('load', loaded);
  ['pointerdown', 'touchstart', 'keydown'].forEach(function (type) {
    addEventListener(type, start, { once: true, passive: true });
  });
  setTimeout(start, 5000);
})()`);

function compact(source: string): string {
  return source.trim().replace(/\n\s*/g, '');
}
