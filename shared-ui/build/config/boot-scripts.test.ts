import { Script } from 'node:vm';
import { compileBootScripts } from './boot-scripts.ts';

const scripts = await compileBootScripts();

test.each(['head', 'rendered'] as const)(
  'the inline script %s has no imports and cannot close its tag',
  (name) => {
    expect(() => new Script(scripts[name])).not.toThrow();
    expect(scripts[name]).not.toMatch(/<\/script|<!--|\bimport\b|__webpack_require__/);
  },
);
