import { strToU8, Zip, ZipDeflate } from 'fflate';
import { writableText } from './writable-text.ts';
import { sheetNameOf } from './write-sheet.ts';

/** Type of a column's cells. Times are ISO 8601 and shown in Baghdad's time, days are `YYYY-MM-DD`. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'time' | 'day';

export interface SheetStart {
  name: string;
  /** Right to left, the layout of Arabic sheets. */
  isRightToLeft: boolean;
  columns: { heading: string; kind: ColumnKind }[];
  /**
   * Maximum number of rows of a sheet, including the heading; further rows continue in another sheet. Excel's
   * limit by default.
   */
  mostRows?: number;
}

export type WrittenCell = string | number | boolean | null | undefined;

/** Excel's limit of rows in a sheet. */
export const sheetRows = 1_048_576;

/** Indexes of cell styles in `styles` below. */
const style = { text: 1, time: 2, day: 3, heading: 4 } as const;
const styles =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="5"><xf xfId="0"/><xf numFmtId="49" applyNumberFormat="1" xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/>' +
  '<xf numFmtId="165" applyNumberFormat="1" xfId="0"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1" xfId="0"/></cellXfs></styleSheet>';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes text for XML, and `_x0041_`, which Excel would read as a character. */
function encode(text: string): string {
  return writableText(text)
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (character) => entities[character]!);
}

/** Excel's serial date: days since the end of 1899. */
const serialOf = (ms: number) => ms / 86_400_000 + 25_569;
/** Iraq's offset from UTC in ms; there is no daylight saving time. */
const utcOffset = 3 * 60 * 60 * 1000;

/** A text cell is never a formula, whatever its first character is. */
const textCell = (text: string, look: number) =>
  `<c t="inlineStr" s="${look}"><is><t xml:space="preserve">${encode(text)}</t></is></c>`;

function cellOf(value: WrittenCell, kind: ColumnKind): string {
  if (value === null || value === undefined || value === '') return '<c/>';
  if (typeof value === 'boolean') return `<c t="b"><v>${Number(value)}</v></c>`;
  if (kind === 'number' && Number.isFinite(Number(value))) return `<c><v>${Number(value)}</v></c>`;
  if (kind === 'time' || kind === 'day') {
    const ms = Date.parse(String(value)) + (kind === 'time' ? utcOffset : 0);
    if (Number.isFinite(ms)) return `<c s="${style[kind]}"><v>${serialOf(ms)}</v></c>`;
  }
  return textCell(String(value), style.text);
}

const width = { text: 22, number: 12, boolean: 10, time: 17, day: 12 } as const;

/** Writes an .xlsx file row by row, so that only packed bytes are in memory. Runs in the worker. */
export class WorkbookWriter {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  readonly #names: string[] = [];
  #failure: unknown = null;
  readonly #zip = new Zip((error, data) => {
    if (error) this.#failure = error;
    else this.#parts.push(new Uint8Array(data));
  });
  #sheet: { start: SheetStart; entry: ZipDeflate; rows: number; continued: number } | null = null;

  /** Begins a sheet and completes the previous one. */
  begin(start: SheetStart): void {
    this.#end();
    this.#open(start, 1);
  }

  add(rows: WrittenCell[][]): void {
    let text = '';
    for (const row of rows) {
      if (this.#sheet!.rows >= (this.#sheet!.start.mostRows ?? sheetRows)) {
        this.#sheet!.entry.push(strToU8(text), false);
        text = '';
        const { start, continued } = this.#sheet!;
        this.#end();
        this.#open(start, continued + 1);
      }
      const { start, entry } = this.#sheet!;
      text += `<row>${start.columns.map(({ kind }, column) => cellOf(row[column], kind)).join('')}</row>`;
      this.#sheet!.rows += 1;
      if (text.length > 200_000) {
        entry.push(strToU8(text), false);
        text = '';
      }
    }
    if (text) this.#sheet!.entry.push(strToU8(text), false);
    this.#check();
  }

  /** Completes the file. */
  close(): Blob {
    this.#end();
    this.#file('xl/styles.xml', styles);
    this.#file(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${this.#names
        .map((name, at) => `<sheet name="${encode(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    );
    this.#file(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${this.#names
        .map(
          (_name, at) =>
            `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join(
          '',
        )}<Relationship Id="rIdStyles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    );
    this.#file(
      '_rels/.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    );
    const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
    this.#file(
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/>${this.#names
        .map(
          (_name, at) =>
            `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${content}.worksheet+xml"/>`,
        )
        .join('')}</Types>`,
    );
    this.#zip.end();
    this.#check();
    return new Blob(this.#parts, {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
  }

  #open(start: SheetStart, continued: number): void {
    this.#names.push(this.#nameOf(start.name, continued));
    // Level 4 packs table rows nearly as well as level 6 in half the time.
    const entry = new ZipDeflate(`xl/worksheets/sheet${this.#names.length}.xml`, { level: 4 });
    this.#zip.add(entry);
    const { columns, isRightToLeft } = start;
    const widths = columns
      .map(({ heading, kind }, at) => {
        const characters = Math.max(width[kind], heading.length + 2);
        return `<col min="${at + 1}" max="${at + 1}" width="${characters}" customWidth="1"/>`;
      })
      .join('');
    const headings = columns.map(({ heading }) => textCell(heading, style.heading)).join('');
    entry.push(
      strToU8(
        `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}>` +
          '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
          `<cols>${widths}</cols><sheetData><row>${headings}</row>`,
      ),
      false,
    );
    this.#sheet = { start, entry, rows: 1, continued };
  }

  #end(): void {
    this.#sheet?.entry.push(strToU8('</sheetData></worksheet>'), true);
    this.#sheet = null;
  }

  /** A unique sheet name of at most 31 characters, as Excel requires. */
  #nameOf(name: string, continued: number): string {
    const plain = sheetNameOf(name);
    const wanted = continued > 1 ? `${plain.slice(0, 24)} (${continued})` : plain;
    return this.#names.includes(wanted) ? `${wanted.slice(0, 26)} ${this.#names.length + 1}` : wanted;
  }

  #file(name: string, text: string): void {
    const entry = new ZipDeflate(name, { level: 4 });
    this.#zip.add(entry);
    entry.push(strToU8(declaration + text), true);
  }

  #check(): void {
    if (this.#failure) throw this.#failure;
  }
}
