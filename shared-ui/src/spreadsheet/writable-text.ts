/** What a cell holds in Excel, characters. */
const cellLength = 32_767;

/** XML allows no other control characters and no half of a pair, and Excel refuses a file with them. */
const forbidden =
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** What an .xlsx file can hold of a text. */
export const writableText = (text: string): string => text.slice(0, cellLength).replace(forbidden, '');
