import { zipSync, type Zippable } from 'fflate';

export interface WorkbookParts {
  /** Per sheet: `<row>` elements, or a whole document. */
  sheets: { name?: string; state?: 'hidden' | 'veryHidden'; xml: string }[];
  /** `<si>` elements. */
  strings?: string;
  /** Number formats of cell styles 1 and up; style 0 is General. */
  formats?: (string | number)[];
  is1904?: boolean;
  parts?: Zippable;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function stylesOf(formats: (string | number)[]): string {
  const custom = formats.flatMap((format, index) =>
    typeof format === 'string' ? `<numFmt numFmtId="${200 + index}" formatCode="${format}"/>` : [],
  );
  const styles = formats.map(
    (format, index) => `<xf numFmtId="${typeof format === 'string' ? 200 + index : format}"/>`,
  );
  return `<styleSheet ${main}><numFmts>${custom.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`;
}

/** An .xlsx file from hand-written parts. */
export function workbookOf({ sheets, strings, formats = [], is1904, parts }: WorkbookParts): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const list = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name ?? `Sheet${index + 1}`}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>
      ${sheets.map((_, index) => `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}
      <Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/>
      <Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`))
      .join(
        '',
      )}${relation('rId90', 'sharedStrings', 'sharedStrings.xml')}${relation('rId91', 'styles', '/xl/styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst ${main}>${strings ?? ''}</sst>`,
    'xl/styles.xml': stylesOf(formats),
  };
  for (const [index, { xml }] of sheets.entries()) {
    files[`xl/worksheets/sheet${index + 1}.xml`] = xml.startsWith('<row')
      ? `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet ${main}><dimension ref="A1"/><sheetData>${xml}</sheetData></worksheet>`
      : xml;
  }
  const all = Object.entries(files).map(([name, text]) => [name, bytesOf(text)] as const);
  return zipSync({ ...Object.fromEntries(all), ...parts });
}
