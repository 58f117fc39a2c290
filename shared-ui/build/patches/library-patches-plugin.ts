import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { madeFor as colorSchemeScript } from './color-scheme-script.ts';
import { madeFor as defaultTheme } from './default-theme.ts';
import { madeFor as federationDom } from './federation-dom.ts';
import { madeFor as federationFetching } from './federation-fetching.ts';
import { madeFor as forwardedProps } from './forwarded-props.ts';
import { madeFor as hoistedStatics } from './hoisted-statics.ts';
import { checkLibrary, type MadeFor } from './library-version.ts';
import { madeFor as lookUpOnce } from './look-up-once.ts';
import { madeFor as themeAsText } from './theme-as-text.ts';
import { madeFor as touchRipple } from './touch-ripple.ts';

/** Modules of a library that the build replaces with one of ours. */
export interface Replaces extends MadeFor {
  /** Replaces the module only if this file of the library imports it. */
  importedBy?: string;
}

/** Replacing modules by file name. */
const replacements: Record<string, Replaces[]> = {
  'color-scheme-script': [colorSchemeScript],
  'default-theme': defaultTheme,
  'federation-dom': [federationDom],
  'federation-fetching': [federationFetching],
  'forwarded-props': [forwardedProps],
  'hoisted-statics': [hoistedStatics],
  'theme-as-text': [themeAsText],
  'touch-ripple': [touchRipple],
};

interface Rule {
  /** The replaced file, or the library's name if the whole library is replaced. */
  target: string;
  importedBy: string | undefined;
  replacement: string;
}

/**
 * Replaces library modules with ours. The build fails if the installed library is not the version that a
 * patch was written for, or if a replaced module is still included through another path.
 */
export class LibraryPatchesPlugin {
  apply(compiler: Compiler): void {
    checkLibrary('look-up-once', lookUpOnce);
    const rules = Object.entries(replacements).flatMap(([patch, replaced]) =>
      replaced.flatMap((each) => rulesOf(patch, each)),
    );
    compiler.hooks.normalModuleFactory.tap('LibraryPatchesPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('LibraryPatchesPlugin', (data) => {
        const { request, context, contextInfo } = data;
        const wanted = request.startsWith('.') ? join(context, request) : request;
        const rule = rules.find(
          ({ target, importedBy }) =>
            target === wanted && (importedBy === undefined || importedBy === contextInfo.issuer),
        );
        if (rule) data.request = rule.replacement;
      });
    });
    compiler.hooks.compilation.tap('LibraryPatchesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('LibraryPatchesPlugin', (modules) => {
        const replaced = new Set(
          rules.flatMap((rule) => (rule.importedBy === undefined ? [rule.target] : [])),
        );
        for (const module of modules) {
          const file = (module as { resource?: string }).resource ?? '';
          if (replaced.has(file)) {
            const error = new compiler.webpack.WebpackError(`${file} is patched, but it is in this build`);
            compilation.errors.push(error);
          }
        }
      });
    });
  }
}

function rulesOf(patch: string, replaces: Replaces): Rule[] {
  const { library, files, importedBy } = replaces;
  const folder = checkLibrary(patch, {
    ...replaces,
    files: [...(files ?? []), ...(importedBy ? [importedBy] : [])],
  });
  return (files?.map((file) => join(folder, file)) ?? [library]).map((target) => ({
    target,
    importedBy: importedBy && join(folder, importedBy),
    replacement: join(import.meta.dirname, `${patch}.ts`),
  }));
}
