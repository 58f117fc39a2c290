/** Excel's limit of characters in a cell. */
const cellLength = 32_767;

/** Control characters and unpaired surrogates, which XML does not allow: Excel refuses a file with them. */
const forbidden =
  // eslint-disable-next-line no-control-regex -- the expression matches control characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text shortened and without characters that an .xlsx file cannot contain. */
export const writableText = (text: string): string => text.slice(0, cellLength).replace(forbidden, '');
