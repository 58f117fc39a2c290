import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Width of a picture without a width in its name, px. */
const fullWidth = 960;
/** Width and height of every drawing, SVG units. */
const drawingSide = 240;
/** WebP quality. Flat colours look the same as at 76 and need a sixth fewer bytes. */
const quality = 60;

const pictureName = /^(catalogue\/[a-z0-9-]+-[0-9a-f]{16})(?:-(160|320|640))?\.webp$/;

/**
 * Pictures of the demo catalogue. The seed stores drawings (SVG); a picture is rendered on its first request and then read
 * from disk. Rendering all 3,436 pictures at the first start took two minutes.
 */
export class Drawings {
  private readonly folder: string;
  private readonly rendering = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** WebP file for a path in the bucket `product-images`; null if there is no drawing for it. */
  async find(path: string): Promise<Buffer | null> {
    const [, name, width] = pictureName.exec(path) ?? [];
    if (!name) return null;
    const file = join(this.folder, path);
    try {
      return await readFile(file);
    } catch {
      const drawing = join(this.folder, `${name}.svg`);
      if (!(await exists(drawing))) return null;
      return this.renderOnce(drawing, file, Number(width ?? fullWidth));
    }
  }

  private renderOnce(drawing: string, file: string, width: number): Promise<Buffer> {
    let running = this.rendering.get(file);
    if (!running) {
      running = render(drawing, file, width).finally(() => this.rendering.delete(file));
      this.rendering.set(file, running);
    }
    return running;
  }
}

async function render(drawing: string, file: string, width: number): Promise<Buffer> {
  // Imported with the first picture to save memory in stacks without a demo catalogue.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const picture = await sharp(await readFile(drawing), { density: (72 * width) / drawingSide })
    .resize(width, width)
    .removeAlpha()
    .webp({ quality, effort: 2 })
    .toBuffer();
  // Renamed after writing, so that an interrupted write leaves no partial picture.
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, picture);
  await rename(`${file}.part`, file);
  return picture;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
