import type { Workbook } from '@mawad/shared-ui/spreadsheet/write-workbook.ts';

/** A fake workbook whose calls a test can inspect; after `reset`, `close` resolves to `file`. */
export function standInWorkbook(file: Blob) {
  const book = {
    begin: jest.fn<Promise<void>, Parameters<Workbook['begin']>>(),
    add: jest.fn<Promise<void>, Parameters<Workbook['add']>>(),
    close: jest.fn<Promise<Blob>, []>(),
    abandon: jest.fn(),
  };
  const reset = () => {
    book.begin.mockReset().mockResolvedValue();
    book.add.mockReset().mockResolvedValue();
    book.close.mockReset().mockResolvedValue(file);
    book.abandon.mockReset();
  };
  return { book, reset };
}
