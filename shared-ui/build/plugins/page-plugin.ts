import { readFileSync } from 'node:fs';
import type { Language } from '@mawad/shared-i18n/language';
import type { Compilation, Compiler } from 'webpack';
import { compileBootScripts } from '../config/boot-scripts.ts';
import { loadFonts, type PageFonts } from '../fonts.ts';
import { renderPage } from '../page.ts';

/** Facts of the build that the server needs to serve pages (`page.json`). */
export interface PageFacts {
  scripts: string[];
  /**
   * Scripts that the initial ones request immediately in a language: its messages, and the code that mirrors
   * styles.
   */
  asked: Record<Language, string[]>;
  fonts: PageFonts;
  renderedScript: string;
}

interface PageOptions {
  /** Addresses of scripts that run before the entry's own. */
  scriptsBefore?: string[];
  installable?: boolean;
}

const icon = readFileSync(new URL('../favicon.svg', import.meta.url), 'utf8').trim();

/** Emits the fonts, the icon, index.html for one entry, and page.json for the server. */
export class PagePlugin {
  readonly entry: string;
  readonly options: PageOptions;

  constructor(entry: string, options: PageOptions = {}) {
    this.entry = entry;
    this.options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const { scriptsBefore = [], installable = false } = this.options;
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'PagePlugin', stage }, async () => {
        const [{ assets, fonts }, boot] = await Promise.all([loadFonts('/'), compileBootScripts()]);
        for (const { name, content } of assets) compilation.emitAsset(name, new sources.RawSource(content));
        compilation.emitAsset('favicon.svg', new sources.RawSource(icon));
        const scripts = [...scriptsBefore, ...initialScripts(compilation.entrypoints.get(this.entry))];
        const asked = {
          en: filesOf(compilation, 'messages-en'),
          ar: filesOf(compilation, 'messages-ar', 'rtl'),
        };
        const facts: PageFacts = { scripts, asked, fonts, renderedScript: boot.rendered };
        compilation.emitAsset(
          'index.html',
          new sources.RawSource(
            renderPage({ fontCss: fonts.css, headScript: boot.head, icon, scripts, installable }),
          ),
        );
        compilation.emitAsset('page.json', new sources.RawSource(JSON.stringify(facts)));
      });
    });
  }
}

function initialScripts(entrypoint: { getFiles(): string[] } | undefined): string[] {
  return scriptsOf(entrypoint?.getFiles() ?? []);
}

function filesOf({ namedChunks }: Compilation, ...names: string[]): string[] {
  return scriptsOf(names.flatMap((name) => [...(namedChunks.get(name)?.files ?? [])]));
}

const scriptsOf = (files: string[]) =>
  files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.')).map((file) => `/${file}`);
