/** Arguments of a `FontFace`. */
export interface LaterFont {
  family: string;
  source: string;
  descriptors: { weight: string; unicodeRange: string; display: 'swap' };
  /** Pages contain text in this face, so its file is preloaded. */
  isCommon: boolean;
}

/** Resources that a rendered page loads after its first paint. */
export interface StartPlan {
  /** Scripts to run, in order. */
  start: string[];
  /** Scripts to preload, because the first ones import them. */
  ahead: string[];
  fonts: LaterFont[];
}

/** Id of the JSON block with the page's plan. */
export const planId = 'mawad-scripts';

/** Address of the manifest that makes the shop installable. */
export const manifestAddress = '/manifest.webmanifest';
