#!/usr/bin/env bash
# eslint-plugin-import-x: no-cycle passes a cycle of two TypeScript files without a word, although ESLint parses them.
#
# One would guess: a flat configuration whose languageOptions name the TypeScript parser is enough for import-x/no-cycle, as it is
#   for every other rule: a.ts and b.ts that import each other are reported.
# What is so: the rule parses the imported files itself and by default only those that end with .js, .mjs or .cjs. All others count as
#   unknown modules without imports, so nothing is reported. The settings import-x/parsers or import-x/extensions must name .ts.
# Why it matters here: a check that cannot fail. The imports of a TypeScript code base looked free of cycles until the setting was
#   there. A rule of this kind needs a cycle planted once to be trusted.
# Source: README of eslint-plugin-import-x 4.18.1, "import-x/extensions" and "import-x/parsers".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund eslint@9.39.5 eslint-plugin-import-x@4.18.1 typescript@6.0.3 typescript-eslint@8.73.0 \
  @typescript-eslint/parser@8.73.0
mkdir src
echo "import { b } from './b.ts'; export const a = (): number => b();" > src/a.ts
echo "import { a } from './a.ts'; export const b = (): number => a();" > src/b.ts
cat > run.mjs <<'JS'
import { ESLint } from 'eslint';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
async function cycles(settings) {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [{ files: ['src/*.ts'], languageOptions: { parser: tseslint.parser }, plugins: { 'import-x': importX }, rules: { 'import-x/no-cycle': 'error' }, settings }],
  });
  return (await eslint.lintFiles('src')).flatMap(({ messages }) => messages.map(({ message }) => message));
}
const bare = await cycles({});
const byParser = await cycles({ 'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] } });
const byExtension = await cycles({ 'import-x/extensions': ['.ts'] });
console.log('eslint-plugin-import-x', importX.meta?.version ?? '4.18.1');
console.log('parser only in languageOptions:', bare);
console.log('with import-x/parsers:', byParser);
console.log('with import-x/extensions:', byExtension);
process.exit(bare.length === 0 && byParser.length === 2 && byExtension.length === 2 ? 0 : 1);
JS
node run.mjs
