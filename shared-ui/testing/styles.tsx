import { StyleSheet } from '@emotion/sheet';

const insert = StyleSheet.prototype.insert;

/**
 * Leaves out the app's styles but for those that hide something. jsdom lays nothing out, but compares an element with all
 * rules of the document whenever its role or visibility is asked for: a fifth of the tests' time.
 */
export function drawWhatHides(): void {
  StyleSheet.prototype.insert = function (rule) {
    if (/display:\s*none|visibility:\s*hidden/.test(rule)) insert.call(this, rule);
  };
}

/** For a test that needs the styles, such as one of visibility or colour. */
export function drawAllStyles(): void {
  StyleSheet.prototype.insert = insert;
}
