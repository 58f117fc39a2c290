#!/usr/bin/env bash
# jsdom and Testing Library: getByLabelText searches the whole page once for each pair of an element and a label.
#
# One would guess: element.labels is a cheap look-up by id, so a query by label costs one walk over the page.
# What is so: jsdom's `labels` asks each label of the page for its control, and each answer walks the page to find the id.
#   getByLabelText reads `labels` of every element in the container. On a page with n fields, n labels are asked for each of
#   the n fields, and every answer walks the page: n² walks for one query.
# Why it matters here: in a test of a product form with about 40 fields, labels took a third of the processor time. The test
#   setup replaces `labels` by a search among the labels of the page.
# Source: jsdom source of form-controls helper getLabelsForLabelable and HTMLLabelElement; Testing Library source of
#   getRealLabels.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsdom@26.1.0 @testing-library/dom@10.4.2
cat > run.cjs <<'JS'
const { JSDOM } = require('jsdom');
const { implementation } = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js');
const { version } = require('jsdom/package.json');
let asked = 0;
const control = Object.getOwnPropertyDescriptor(implementation.prototype, 'control');
Object.defineProperty(implementation.prototype, 'control', {
  ...control,
  get() {
    asked += 1;
    return control.get.call(this);
  },
});
const { window } = new JSDOM('<!doctype html><body></body>');
Object.assign(globalThis, { window, document: window.document, Node: window.Node });
const { getByLabelText } = require('@testing-library/dom');
function labelsAsked(fields) {
  const field = (n) => `<label for="f${n}">Field ${n}</label><input id="f${n}">`;
  document.body.innerHTML = Array.from({ length: fields }, (_, n) => field(n)).join('');
  asked = 0;
  getByLabelText(document.body, 'Field 3');
  return asked;
}
const [few, many] = [labelsAsked(10), labelsAsked(100)];
console.log(`jsdom ${version}: one getByLabelText asks ${few} labels for 10 fields, ${many} for 100 fields`);
process.exit(many >= few * 50 ? 0 : 1);
JS
node run.cjs
