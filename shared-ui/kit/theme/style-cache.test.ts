import type { StylisPlugin } from '@emotion/cache';
import { css } from '@emotion/react';
import mirror from 'stylis-plugin-rtl';
import { StyleCaches } from './style-cache.ts';

jest.mock('stylis-plugin-rtl', () => {
  const actual = jest.requireActual<{ default: StylisPlugin }>('stylis-plugin-rtl');
  return { __esModule: true, default: jest.fn(actual.default) };
});

describe('the styles of each direction', () => {
  it.each(['ltr', 'rtl'] as const)(
    'contain only the vendor prefixes that current browsers need (%s)',
    async (direction) => {
      const css = await stylesOf(
        direction,
        'user-select:none;display:inline-flex;align-items:center;transition:color 1s;',
      );
      expect(css).toBe(
        '.a{-webkit-user-select:none;user-select:none;display:inline-flex;align-items:center;transition:color 1s;}',
      );
    },
  );

  it('mirror physical sides, only in right-to-left', async () => {
    const styles = 'margin-left:8px;&:hover{float:left;}';
    expect(await stylesOf('ltr', styles)).toBe('.a{margin-left:8px;}.a:hover{float:left;}');
    expect(await stylesOf('rtl', styles)).toBe('.a{margin-right:8px;}.a:hover{float:right;}');
  });

  it('are not mirrored for an empty rule, which would cost as much as the first real one', async () => {
    jest.mocked(mirror).mockClear();
    expect(await stylesOf('rtl', '')).toBe('');
    expect(mirror).not.toHaveBeenCalled();
  });
});

/** CSS rules that a class named "a" with these declarations adds to the page. */
async function stylesOf(direction: 'ltr' | 'rtl', declarations: string): Promise<string> {
  const caches = new StyleCaches();
  await caches.prepare(direction);
  const cache = caches.of(direction);
  const inserted = jest.spyOn(cache.sheet, 'insert');
  cache.insert('.a', css(declarations), cache.sheet, false);
  return inserted.mock.calls.map(([rule]) => rule).join('');
}
