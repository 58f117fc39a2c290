import { providedExports } from '@mawad/shared-ui/build/shared-exports.ts';
import { sharedModules } from '@mawad/shared-ui/build/shared-modules.ts';
import { readFileSync } from 'node:fs';
import { provided } from './provided.ts';

const modules = sharedModules();
const requests = (isEager: boolean) =>
  modules.filter(({ eager }) => eager === isEager).map(({ request }) => request);

/** Packages that a source file of the shell imports with `import()`. */
function imported(file: string): string[] {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  return [...source.matchAll(/import\((?:\/\*.*?\*\/ )?'([^.'][^']*)'\)/g)].map((match) => match[1]!);
}

test('provides every shared module', () => {
  expect(Object.keys(provided).sort()).toEqual(modules.map(({ request }) => request).sort());
});

test('lists exactly the exports of our own shared modules in the build', () => {
  const exported = Object.entries(provided).filter(([request]) => request.startsWith('@mawad/'));
  expect(
    Object.fromEntries(exported.map(([request, module]) => [request, Object.keys(module!).sort()])),
  ).toEqual(providedExports());
});

test("imports every shared module of the first view in the shell's main file", () => {
  // The two filtered imports load React and React DOM.
  const start = imported('../src/main.tsx').filter((request) => request !== 'react-dom/client');
  expect([...start, 'react', 'react-dom'].sort()).toEqual(requests(true).sort());
});

test('imports every other shared module in the federation runtime', () => {
  expect(imported('../src/remotes/federation-runtime.ts').sort()).toEqual(requests(false).sort());
});
