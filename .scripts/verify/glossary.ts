import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { queryFacts } from '../../supabase/src/query-keys.ts';
import { root } from '../run.ts';
import { type CodeNames, compareGlossary, readGlossary } from './glossary-terms.ts';

/** Workspaces whose exported names the glossary may use. */
const packages = [
  ...['shell', 'storefront', 'seller-portal', 'admin-console', 'shared-ui', 'shared-i18n', 'supabase'],
];
/** Folders with one folder or file per concept, each of which needs a row. */
const domainFolders = ['storefront/src/features', 'seller-portal/src/features', 'admin-console/src/features'];
/** Folder of the query functions: a folder per noun, in it `queries.ts` with `answers.ts`, or several of them by topic. */
const queryFolder = 'supabase/src';

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Names of tables, columns, views, types and functions in the migrations. */
function readSqlNames(): Pick<CodeNames, 'sql' | 'tables'> {
  const folder = 'supabase/migrations';
  const source = readdirSync(join(root, folder))
    .map((file) => read(folder, file))
    .join('\n');
  const shortName = (name: string) => name.replace(/^public\./, '');
  const sql = new Set<string>();
  const tables: string[] = [];
  for (const [, kind, name] of source.matchAll(/^create (table|view|type|domain) ([a-z_.]+)/gm)) {
    sql.add(shortName(name!));
    if (kind === 'table' || kind === 'view') tables.push(shortName(name!));
  }
  for (const [, table, body] of source.matchAll(/^create table ([a-z_.]+) \(\n([\s\S]*?)\n\)/gm))
    for (const [, column] of body!.matchAll(/^ {2}([a-z_]+) /gm)) sql.add(`${shortName(table!)}.${column}`);
  for (const [, name] of source.matchAll(/^create function ([a-z_.]+)\(/gm)) sql.add(`${shortName(name!)}()`);
  return { sql, tables };
}

const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');

/** Query files by noun and topic; a file of answers counts only where it has no queries beside it. */
function queryFiles(): string[] {
  const files = readdirSync(join(root, queryFolder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/.*(queries|answers)\.ts$/.test(path))
    .map(withoutExtension);
  return files.filter(
    (path) => path.endsWith('queries') || !files.includes(path.replace(/answers$/, 'queries')),
  );
}
const exported = /^export (?:default )?(?:async )?(?:const|let|function|class|interface|type) (\w+)/gm;

/** Exported identifiers, paths below the `src` folders, and domains of query keys. */
function readTypescriptNames(): Pick<CodeNames, 'typescript' | 'domains'> {
  const typescript = new Set<string>();
  for (const name of packages) {
    const folder = join(root, name, name === 'shared-ui' ? '' : 'src');
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (path.startsWith('node_modules')) continue;
      typescript.add(withoutExtension(path));
      if (!/\.tsx?$/.test(path) || isTest(path) || path === 'database.types.ts') continue;
      for (const [, identifier] of readFileSync(join(folder, path), 'utf8').matchAll(exported))
        typescript.add(identifier!);
    }
  }
  const keys = Object.keys(queryFacts).map((domain) => `queryFacts.${domain}`);
  for (const key of keys) typescript.add(key);
  const folders = domainFolders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((entry) => !isTest(entry))
      .map((entry) => withoutExtension(`${folder.split('/').at(-1)}/${entry}`)),
  );
  return { typescript, domains: [...new Set([...keys, ...folders, ...queryFiles()])].sort() };
}

/** All strings of a JSON value. */
function textsOf(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return tree && typeof tree === 'object' ? Object.values(tree).flatMap(textsOf) : [];
}

/** Texts of the interface and of emails in one language. */
function readTexts(language: 'en' | 'ar'): string[] {
  const folder = `shared-i18n/locales/${language}`;
  const files = readdirSync(join(root, folder)).map((file) => `${folder}/${file}`);
  return [...files, `supabase/functions/deliver-emails/messages/${language}.json`].flatMap((file) =>
    textsOf(JSON.parse(read(file))),
  );
}

const terms = readGlossary(read('docs/glossary.md'));
const problems = compareGlossary(terms, {
  ...readSqlNames(),
  ...readTypescriptNames(),
  english: readTexts('en'),
  arabic: readTexts('ar'),
});
for (const problem of problems) console.error(`docs/glossary.md: ${problem}`);
console.log(
  problems.length === 0
    ? `${terms.length} terms, each in the code and in both languages.`
    : `${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
