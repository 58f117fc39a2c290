import type { SheetName } from './cells.ts';
import { isDateFormat } from './date-cells.ts';
import { numberFormat, type NumberFormat } from './shown-cells.ts';
import { SheetError } from './limits.ts';
import type { Archive } from './unpack.ts';
import { UnusualForm } from './unusual-form.ts';
import { attributesOf, contentOf, elementsOf } from './xml.ts';

interface WorkbookSheet extends SheetName {
  /** Name of the sheet's part in the archive. */
  part: string;
}

export interface Workbook {
  sheets: WorkbookSheet[];
  /** Name of the part with the shared strings; null if there is none. */
  sharedStrings: string | null;
  /** True for date styles, by style index. */
  dateStyles: boolean[];
  /** Number format by style index. */
  formats: NumberFormat[];
  is1904: boolean;
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** Resolves the target of a relationship: absolute, or relative to the workbook's folder. */
function partOf(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps: string[] = [];
  for (const step of `${folder}/${target}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

function stylesOf(styles: string): Pick<Workbook, 'dateStyles' | 'formats'> {
  const codes = new Map(
    elementsOf(contentOf(styles, 'numFmts'), 'numFmt').map((format) => [
      Number(format.get('numFmtId')),
      format.get('formatCode'),
    ]),
  );
  const ids = elementsOf(contentOf(styles, 'cellXfs'), 'xf').map((style) =>
    Number(style.get('numFmtId') ?? 0),
  );
  return {
    dateStyles: ids.map((id) => isDateFormat(id, codes.get(id))),
    formats: ids.map((id) => numberFormat(id, codes.get(id))),
  };
}

/** Reads the structure of a workbook. Throws UnusualForm if its parts do not have the usual names. */
export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const path = archive.names.find((name) => /^xl\/workbook\.xml$/i.test(name));
  if (path === undefined) throw new UnusualForm('place of the workbook');
  const folder = 'xl';
  const xml = await archive.readText(path);
  const relations = new Map(
    elementsOf(await archive.readText('xl/_rels/workbook.xml.rels'), 'Relationship').map((relation) => [
      relation.get('Id') ?? '',
      { type: relation.get('Type') ?? '', part: partOf(folder, relation.get('Target') ?? '') },
    ]),
  );
  const partOfType = (ending: string) => {
    const found = [...relations.values()].find(({ type }) => type.endsWith(ending));
    return found && archive.has(found.part) ? found.part : null;
  };
  const sheets = elementsOf(contentOf(xml, 'sheets'), 'sheet').flatMap((sheet) => {
    const relation = relations.get(sheet.get('r:id') ?? '');
    if (!relation || !archive.has(relation.part)) throw new UnusualForm('place of a sheet');
    const hidden = (sheet.get('state') ?? 'visible') !== 'visible';
    // Charts and dialogs have tabs too.
    if (!relation.type.endsWith('/worksheet')) return [];
    return [{ name: sheet.get('name') ?? '', hidden, part: relation.part }];
  });
  if (sheets.length === 0) throw new UnusualForm('no sheets');
  if (new Set(sheets.map(({ part }) => part)).size < sheets.length) throw new SheetError('file_parse_failed');
  const styles = partOfType('/styles');
  const properties = /<workbookPr\b([^<>]*)>/.exec(xml)?.[1] ?? '';
  return {
    sheets,
    sharedStrings: partOfType('/sharedStrings'),
    ...stylesOf(styles ? await archive.readText(styles) : ''),
    is1904: isTrue(attributesOf(properties).get('date1904')),
  };
}
