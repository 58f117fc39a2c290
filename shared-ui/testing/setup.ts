import '@testing-library/jest-dom';
import { StyleSheet } from '@emotion/sheet';
import { configure } from '@testing-library/react';

// How long an awaited element may take: pages load their code on first use, and machines are shared.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lays nothing out, so nothing changes its size or lies under a point.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
if (typeof document !== 'undefined') document.elementsFromPoint ??= () => [];

// jsdom's files are read by FileReader alone.
if (typeof FileReader !== 'undefined') {
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.addEventListener('error', () => reject(reader.error));
      reader.readAsArrayBuffer(this);
    });
  };
}

// jsdom compares an element with all rules of the document whenever its role or visibility is asked for: a fifth of
// the tests' time. Of the app's styles it gets those that hide something; there is no layout that others could change.
const insert = StyleSheet.prototype.insert;
StyleSheet.prototype.insert = function (rule) {
  if (/display:\s*none|visibility:\s*hidden/.test(rule)) insert.call(this, rule);
};
