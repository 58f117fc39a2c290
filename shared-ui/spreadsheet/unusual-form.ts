/**
 * Thrown if a workbook does not have the form that nearly all programs write, so that SheetJS must read it.
 */
export class UnusualForm extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'UnusualForm';
  }
}
