import { readFileSync } from 'node:fs';
import { type Declaration, type ModuleItem, parseSync } from '@swc/core';
import { ownSharedFiles } from './shared-modules.ts';

/** Export names of our own shared modules, provided or used, by request. */
export type SharedExports = Record<string, string[]>;

/** Names that each of our own shared modules exports, read from its source. */
export function providedExports(): SharedExports {
  return Object.fromEntries(
    [...ownSharedFiles()].map(([file, request]) => [request, exportNames(readFileSync(file, 'utf8'))]),
  );
}

/**
 * Values that a TypeScript module exports, sorted by name. Throws for `export *`, which contains no names.
 */
export function exportNames(source: string): string[] {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: true });
  return body.flatMap(namesOf).sort();
}

function namesOf(item: ModuleItem): string[] {
  switch (item.type) {
    case 'ExportDeclaration':
      return declaredNames(item.declaration);
    case 'ExportNamedDeclaration':
      if ((item as { typeOnly?: boolean }).typeOnly) return [];
      return item.specifiers.flatMap((specifier) => {
        if (specifier.type !== 'ExportSpecifier') return [];
        return specifier.isTypeOnly ? [] : [(specifier.exported ?? specifier.orig).value];
      });
    case 'ExportAllDeclaration':
      throw new Error('A shared module must name what it exports');
    default:
      return [];
  }
}

function declaredNames(declaration: Declaration): string[] {
  switch (declaration.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [declaration.identifier.value];
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
    default:
      return [];
  }
}
