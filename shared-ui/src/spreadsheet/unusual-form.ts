/** Says that a workbook is not in the form that nearly all programs write: SheetJS is to read it. */
export class UnusualForm extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'UnusualForm';
  }
}
