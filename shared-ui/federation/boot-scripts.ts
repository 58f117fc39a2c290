import { languageCookie, languageCookieScope } from '@mawad/shared-i18n/language';
import { renderedMark } from '../src/hydration/rendered-mark.ts';
import type { LaterFont } from './fonts.ts';

/**
 * Runs in the head of every page. A language that the address names is kept for the pages that links
 * and forms lead to before any other script runs. Pages that the server did not render are English
 * until here: the address, local storage, then the cookie decide before anything is painted.
 */
export const languageScript = compact(`
(function (page) {
  var named = /[?&]lang=(en|ar)(?:&|$)/.exec(location.search);
  if (named) document.cookie = '${languageCookie}=' + named[1] + '${languageCookieScope}';
  if (page.hasAttribute('${renderedMark}')) return;
  var stored = null;
  try { stored = localStorage.getItem('language'); } catch (denied) {}
  var found = named ||
    /^(en|ar)$/.exec(stored) ||
    /(?:^|; )${languageCookie}=(en|ar)/.exec(document.cookie);
  if (!found) return;
  page.lang = found[1];
  page.dir = found[1] === 'ar' ? 'rtl' : 'ltr';
})(document.documentElement)`);

/** What makes the shop installable as an app. */
export const manifestAddress = '/manifest.webmanifest';

/** What a rendered page starts once it is painted. */
export interface StartPlan {
  /** Scripts to run, in order. */
  start: string[];
  /** Scripts that these will ask for. */
  ahead: string[];
  fonts: LaterFont[];
}

/**
 * Starts the scripts of a server-rendered page once it is painted (its images decoded, two frames
 * later, and its first frame on the screen), or at the visitor's first touch or key, and asks for
 * what would else be fetched beside the pictures: the other fonts and the app's manifest. Each is a
 * task of its own, so that none holds up a frame or a touch. The fonts join all at once and when
 * nothing else is to be done, for all that is laid out is laid out again: the screen first, then
 * what may wait below it (`WhenNear`) part by part, or at once when the page moves or its reader
 * acts (looks for a word, prints, presses Tab). Who goes Back or Forward before the scripts take
 * over gets that page from the server: only the address would change.
 */
export const startScript = compact(`
(function () {
  var plan = JSON.parse(document.getElementById('mawad-scripts').textContent);
  var started = false;
  var acts = ['pointerdown', 'touchstart', 'keydown'];
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
    [runScripts, askAhead, joinFonts].forEach(function (step) { setTimeout(step); });
  }
  function runScripts() {
    plan.start.forEach(function (src) { put('script', { src: src, async: false }); });
  }
  function askAhead() {
    plan.ahead.forEach(function (href) { put('link', { rel: 'preload', as: 'script', href: href }); });
    put('link', { rel: 'manifest', href: '${manifestAddress}' });
  }
  function joinFonts() {
    if (!plan.fonts.length) return;
    var faces = plan.fonts.map(function (font) {
      return new FontFace(font.family, font.source, font.descriptors);
    });
    var common = faces.filter(function (face, index) { return plan.fonts[index].isCommon; });
    var loaded = common.map(function (face) { return face.load().catch(function () {}); });
    Promise.all(loaded).then(function () {
      whenIdle(function () {
        var below = [];
        document.querySelectorAll('[style*=contain-intrinsic-block-size]').forEach(function (part) {
          if (isInside(part, below) || part.getBoundingClientRect().top > innerHeight) below.push(part);
        });
        var before = below.map(function (part) { return part.style.contentVisibility; });
        below.forEach(function (part) { part.style.contentVisibility = 'hidden'; });
        faces.forEach(function (face) { document.fonts.add(face); });
        function show() { below.shift().style.contentVisibility = before.shift(); }
        function showNext() {
          if (!below.length) return;
          show();
          whenIdle(showNext);
        }
        whenIdle(showNext);
        function showAll() { while (below.length) show(); }
        on(['scroll'].concat(acts), showAll);
      });
    });
  }
  function isInside(part, others) {
    return others.some(function (other) { return other.contains(part); });
  }
  function whenIdle(work) {
    window.requestIdleCallback ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work);
  }
  function painted() {
    setTimeout(start, 500);
    requestAnimationFrame(function () { requestAnimationFrame(whenShown); });
  }
  function whenShown() {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  }
  function loaded() {
    var images = Array.from(document.querySelectorAll('img:not([loading=lazy])'));
    var decoded = images.map(function (image) { return image.decode().catch(function () {}); });
    Promise.all(decoded).then(painted);
  }
  addEventListener('load', loaded);
  function on(types, work) {
    types.forEach(function (type) { addEventListener(type, work, { once: true, passive: true }); });
  }
  on(acts, start);
  setTimeout(start, 5000);
})()`);

/**
 * Keeps what a visitor does where the server's HTML is not alive yet: a button that was pressed or
 * a form that was sent is shown as busy until it can act, and what was entered or chosen is entered
 * (and left) again for React to hear of, which takes over a field with its first value otherwise.
 * Links and forms that lead somewhere need no script. What React takes itself, it has taken when the
 * event is over.
 */
export const keepScript = compact(`
(function () {
  var kept = new Map();
  function isAsleep(element) {
    return element.closest('[${renderedMark}]') !== null;
  }
  addEventListener('click', function (event) {
    var button = event.target.closest('button[type=button]');
    if (button && isAsleep(button)) keepBusy(button, function () { button.click(); });
  }, true);
  addEventListener('submit', function (event) {
    var form = event.target;
    if (form.hasAttribute('action') || !isAsleep(form)) return;
    event.preventDefault();
    keepBusy(event.submitter || form, function () { form.requestSubmit(event.submitter); });
  }, true);
  function keepBusy(element, act) {
    setTimeout(function () {
      if (!isAsleep(element)) return;
      element.setAttribute('aria-busy', 'true');
      kept.set(element, function () {
        element.removeAttribute('aria-busy');
        act();
      });
    });
  }
  addEventListener('input', function (event) {
    var field = event.target;
    if (isAsleep(field)) kept.set(field, function () { enterAgain(field); });
  }, true);
  function enterAgain(field) {
    var entered = field.value;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, entered);
    field.dispatchEvent(new Event('change', { bubbles: true }));
    if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  new MutationObserver(function () {
    kept.forEach(function (act, element) {
      if (isAsleep(element)) return;
      kept.delete(element);
      setTimeout(act);
    });
  }).observe(document, { subtree: true, attributeFilter: ['${renderedMark}'] });
})()`);

function compact(source: string): string {
  return source.trim().replace(/\n\s*/g, '');
}
