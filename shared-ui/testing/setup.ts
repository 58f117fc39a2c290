import '@testing-library/jest-dom';
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
