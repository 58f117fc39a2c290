#!/usr/bin/env bash
# Papa Parse: a cell that begins with an inch mark takes all following rows into itself.
#
# One would guess: with a forgiving parser, a quotation mark that is never closed spoils one cell or one row at most.
# What is so: the cell runs to the end of the file; a list of three goods becomes one row of one cell. The error
#   MissingQuotes names the row where the cell began, and the rows after it are not returned. The same mark at the end of a
#   cell (2") is harmless.
# Why it matters here: hardware lists write sizes in inches before the name (a 2 inch pipe as "2 pipe). A shop that
#   only looks at the number of rows imports one product and loses the others.
# Source: RFC 4180 section 2 (quotes only around whole cells), and the output below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund papaparse@5.7.1
cat > run.cjs <<'JS'
const Papa = require('papaparse');
console.log('papaparse', require('papaparse/package.json').version);
function read(list) {
  const { data, errors } = Papa.parse(list, { delimiter: ',' });
  console.log(JSON.stringify(list), '->', JSON.stringify(data), errors.map(({ code }) => code).join());
  return { rows: data.length, codes: errors.map(({ code }) => code) };
}
const before = read('"2 pipe,5\nhammer,3\nnails,9');
const after = read('pipe 2",5\nhammer,3\nnails,9');
const same = before.rows === 1 && before.codes.includes('MissingQuotes') && after.rows === 3 && after.codes.length === 0;
process.exit(same ? 0 : 1);
JS
node run.cjs
