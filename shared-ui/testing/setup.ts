import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { findLabelsFast } from './labels.ts';
import { keepNoOwnerStacks } from './owner-stacks.ts';
import { drawWhatHides } from './styles.tsx';

// Timeout of awaited elements in ms: pages load their code on first use, and machines are shared.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout, so sizes never change and no element is at a point.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
if (typeof document !== 'undefined') document.elementsFromPoint ??= () => [];

// jsdom's Blob has no `arrayBuffer`.
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

drawWhatHides();
findLabelsFast();
keepNoOwnerStacks();
