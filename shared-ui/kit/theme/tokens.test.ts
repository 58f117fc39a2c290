import { themeOf } from './theme.ts';
import { darkColors, lightColors, type SchemeColors } from './tokens.ts';

/** Relative luminance (WCAG 2.2) of a colour such as #14232B. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

type Pair = [keyof SchemeColors, keyof SchemeColors];

const grounds = ['page', 'raised', 'sunken'] as const;
const textPairs: Pair[] = [
  ...(['ink', 'slate', 'primary', 'successText', 'warningText', 'danger'] as const).flatMap((text) =>
    grounds.map((ground): Pair => [text, ground]),
  ),
  ['slate', 'pressed'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onAmber', 'amber'],
  ['primary', 'primarySoft'],
  ['successText', 'successSoft'],
  ['warningText', 'warningSoft'],
  ['danger', 'dangerSoft'],
];
const edgePairs: Pair[] = grounds.map((ground) => ['outline', ground]);

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s scheme', (_, colors) => {
  test.each(textPairs)('text in %s on %s reaches 4.5', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(edgePairs)('the edge of an input in %s on %s reaches 3', (edge, ground) => {
    expect(contrast(colors[edge], colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('the breakpoints are those of the specification', () => {
  expect(themeOf('ar').breakpoints.values).toMatchObject({ md: 768, lg: 1024 });
});
