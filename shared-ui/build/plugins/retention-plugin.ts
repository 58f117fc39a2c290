import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Compiler } from 'webpack';

interface Builds {
  current: string[];
  previous: string[];
}

/**
 * Keeps the files of the previous build for open tabs and removes older ones. The record is outside the
 * output folder so that it is not served.
 */
export class RetentionPlugin {
  readonly record: string;
  /** Files and folders of the output that other builds write. */
  readonly ignored: string[];

  constructor(record: string, ignored: string[] = []) {
    this.record = record;
    this.ignored = ignored;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('RetentionPlugin', async (compilation) => {
      const files = new Set(Object.keys(compilation.assets).map(withoutEncoding));
      const builds = advance(await this.#read(), [...files].sort());
      const keep = new Set([...builds.current, ...builds.previous]);
      await this.#removeOthers(compilation.outputOptions.path!, keep);
      await mkdir(dirname(this.record), { recursive: true });
      await writeFile(this.record, JSON.stringify(builds));
    });
  }

  async #removeOthers(folder: string, keep: Set<string>): Promise<void> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((found) => found.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const name = withoutEncoding(path.slice(folder.length + 1));
      const isIgnored = this.ignored.some((other) => name === other || name.startsWith(`${other}/`));
      if (!isIgnored && !keep.has(name)) await rm(path, { force: true });
    }
  }

  async #read(): Promise<Builds> {
    try {
      return JSON.parse(await readFile(this.record, 'utf8')) as Builds;
    } catch {
      return { current: [], previous: [] };
    }
  }
}

function advance(builds: Builds, files: string[]): Builds {
  const unchanged = builds.current.join() === files.join();
  return unchanged ? builds : { current: files, previous: builds.current };
}

function withoutEncoding(name: string): string {
  return name.replace(/\.(?:br|gz)$/, '');
}
