/** What the browser makes a `FontFace` of. */
export interface LaterFont {
  family: string;
  source: string;
  descriptors: { weight: string; unicodeRange: string; display: 'swap' };
  /** Pages have text in it: its file is asked for ahead of use. */
  isCommon: boolean;
}

/** What a rendered page loads once it is painted. */
export interface StartPlan {
  /** Scripts to run, in order. */
  start: string[];
  /** Scripts that these will ask for. */
  ahead: string[];
  fonts: LaterFont[];
}

/** Id of the page's JSON block with its plan. */
export const planId = 'mawad-scripts';

/** What makes the shop installable as an app. */
export const manifestAddress = '/manifest.webmanifest';
