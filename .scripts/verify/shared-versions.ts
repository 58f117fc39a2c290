import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedPackages } from '../../shared-ui/build/shared-modules.ts';
import { root } from '../run.ts';

/** Packages of the shared modules; a second copy of one would silently break React context, hooks or styles. */
const shared = [...new Set(sharedPackages().flatMap(dependenciesOf))];

interface Lock {
  packages: Record<string, { version?: string; link?: boolean }>;
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
/** The library itself or, for a workspace, the libraries that its browser code imports. */
function dependenciesOf(name: string): string[] {
  if (!name.startsWith('@mawad/')) return [name];
  const folder = join(root, name.slice('@mawad/'.length));
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const libraries = Object.keys(dependencies).filter((dependency) => !dependency.startsWith('@mawad/'));
  // Beside its browser code in `src`, @mawad/supabase has the embedded stack.
  if (!existsSync(join(folder, 'src'))) return libraries;
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  return libraries.filter((library) => sources.some((source) => source.includes(`from '${library}`)));
}

const problems = shared.flatMap((name) => {
  const copies = Object.entries(lock.packages).filter(
    ([path, entry]) => path.endsWith(`node_modules/${name}`) && !entry.link,
  );
  return copies.length === 1
    ? []
    : [`${name}: ${copies.map(([path, entry]) => `${path} ${entry.version}`).join(', ') || 'absent'}`];
});

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `${shared.length} packages of shared modules, one copy each.`
    : 'More than one copy.',
);
process.exit(problems.length === 0 ? 0 : 1);
