#!/usr/bin/env bash
# SheetJS SSF: the built-in short date of Excel (number format 14) is always shown the American way.
#
# One would guess: formatting a cell with its number format gives the text that the sender saw in Excel.
# What is so: format 14 has no fixed pattern; Excel shows it by the regional settings of the machine (dd/mm/yyyy in Iraq),
#   SSF as m/d/yy. The first of February reads 2/1/26, which an Iraqi reader takes for the second of January.
# Why it matters here: a supplier types the size 1/2, Excel makes it a date with format 14, and the import shows the cell.
#   What SSF shows must not be stored as a code or a size, nor presented as "what Excel shows"; the import refuses such cells.
# Source: ECMA-376 part 1, 18.8.30 numFmt (id 14, mm-dd-yy, varies by locale); ssf 0.11.2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ssf@0.11.2
cat > run.cjs <<'JS'
const SSF = require('ssf');
const firstOfFebruary2026 = 46054;
const shown = SSF.format(14, firstOfFebruary2026);
const explicit = SSF.format('dd/mm/yyyy', firstOfFebruary2026);
console.log('ssf', SSF.version);
console.log(`number format 14: ${shown}`);
console.log(`number format dd/mm/yyyy: ${explicit}`);
process.exit(shown === '2/1/26' && explicit === '01/02/2026' ? 0 : 1);
JS
node run.cjs
