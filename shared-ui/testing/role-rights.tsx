import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const schemas = join(process.cwd(), 'supabase/schemas');

/** The statement that fills a table of roles and rights; `noun` is its folder of the schema. */
function insertInto(table: string, noun: string): string {
  const text = readFileSync(join(schemas, noun, 'data.sql'), 'utf8');
  const start = text.indexOf(`insert into private.${table} (role, right_name)`);
  return text.slice(start, text.indexOf(';', start));
}

/** Rights of each role in a company, as the database has them. */
export function companyRights<Right extends string>(): [role: string, rights: Right[]][] {
  const rows = insertInto('company_rights', 'companies').matchAll(/\('(\w+)', array\[([^\]]+)\]\)/g);
  return [...rows].map(([, role, rights]) => [
    role!,
    [...rights!.matchAll(/'(\w+)'/g)].map(([, right]) => right as Right),
  ]);
}

/** Rights of each role of the staff but admins, who may do everything, as the database has them. */
export function staffRights<Right extends string>(): [role: string, rights: Right[]][] {
  const rights = new Map<string, Right[]>();
  const rows = insertInto('staff_rights', 'people').matchAll(/\('(\w+)', '(\w+)'\)/g);
  for (const [, role, right] of rows) rights.set(role!, [...(rights.get(role!) ?? []), right as Right]);
  return [...rights];
}
