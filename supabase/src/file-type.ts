export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type FileType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | typeof workbookType;

type Signature = [offset: number, bytes: number[]];

const textAt = (offset: number, text: string): Signature => [offset, [...new TextEncoder().encode(text)]];

const signatures: Record<FileType, Signature[]> = {
  'application/pdf': [textAt(0, '%PDF-')],
  'image/jpeg': [[0, [0xff, 0xd8, 0xff]]],
  'image/png': [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  'image/webp': [textAt(0, 'RIFF'), textAt(8, 'WEBP')],
  // Every ZIP archive: the server checks that it is a workbook.
  [workbookType]: [[0, [0x50, 0x4b, 0x03, 0x04]]],
};

/**
 * Media type by the first bytes, because phones and mail programs misname files; null for any other kind of file. Compares
 * bytes, not decoded text: browsers decode `latin1` as windows-1252, which maps 0x80 to 0x9f to other characters.
 */
export async function fileTypeOf(file: Blob): Promise<FileType | null> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const types = Object.keys(signatures) as FileType[];
  const matches = ([offset, bytes]: Signature) =>
    bytes.every((byte, index) => start[offset + index] === byte);
  return types.find((type) => signatures[type].every(matches)) ?? null;
}
