/** Each looks for what its likes also claim to be: Edge and Opera call themselves Chrome, Chrome calls itself Safari. */
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
const named = (list: [RegExp, string][], text: string) => list.find(([form]) => form.test(text))?.[1] ?? null;

/** What a browser says of itself, in names that people know; null for what it does not say. */
export function deviceOf(userAgent: string | null): {
  browser: string | null;
  system: string | null;
  isPhone: boolean;
} {
  const text = userAgent ?? '';
  return {
    browser: named(browsers, text),
    system: named(systems, text),
    isPhone: /\b(?:iPhone|Android|Mobile)\b/.test(text),
  };
}
