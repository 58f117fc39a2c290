/**
 * Ordered, because user agents contain the names of others: Edge and Opera contain Chrome, and Chrome
 * contains Safari.
 */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const firstMatch = (list: [RegExp, string][], text: string) =>
  list.find(([form]) => form.test(text))?.[1] ?? null;

/** Browser and system named in a user agent; null if they are not recognized. */
export function deviceOf(userAgent: string | null): {
  browser: string | null;
  system: string | null;
  isPhone: boolean;
} {
  const text = userAgent ?? '';
  return {
    browser: firstMatch(browsers, text),
    system: firstMatch(systems, text),
    isPhone: /\b(?:iPhone|Android|Mobile)\b/.test(text),
  };
}
