import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.ts';

const link = /\]\(([^)#]*)(?:#([^)]*))?\)/g;
/** A path from the repository's root in backticks, possibly with `*`. */
const quotedPath =
  /`((?:\.scripts|shell|storefront|seller-portal|admin-console|shared-ui|shared-i18n|supabase|e2e|docs|findings)\/[\w./*-]+)`/g;
/** Builds are not in the repository. */
const built = /\/dist(\/|$)/;

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Relative links and paths of a page that lead nowhere; a sentence each. `page` is its path below `folder`. */
export function brokenReferences(folder: string, page: string): string[] {
  const markdown = readFileSync(join(folder, page), 'utf8');
  const links = [...markdown.matchAll(link)]
    .filter(([, target]) => !/^[a-z]+:/.test(target!))
    .filter(([, target, anchor]) => {
      const path = target === '' ? join(folder, page) : join(folder, dirname(page), target!);
      if (!existsSync(path)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(path, 'utf8')).includes(anchor);
    })
    .map(([, target, anchor]) => (anchor === undefined ? target! : `${target}#${anchor}`));
  const paths = [...markdown.matchAll(quotedPath)]
    .map(([, path]) => path!)
    .filter((path) => !built.test(path) && globSync(path, { cwd: folder }).length === 0);
  return [...links, ...paths].map((target) => `${page}: "${target}" does not exist`);
}

if (import.meta.main) {
  const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).split('\n');
  const present = pages.filter((page) => page !== '' && existsSync(join(root, page)));
  const problems = present.flatMap((page) => brokenReferences(root, page));
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? `The links of ${present.length} pages lead somewhere.`
      : `${problems.length} problems`,
  );
  process.exit(problems.length === 0 ? 0 : 1);
}
