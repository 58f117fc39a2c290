import { call } from '../src/call.ts';
import type { DataClient } from '../src/client.ts';
import * as documents from '../src/companies/documents-queries.ts';
import * as products from '../src/products/queries.ts';
import * as sellers from '../src/companies/sellers-queries.ts';
import type { CompanyRole, StaffRole } from '../src/companies/sellers-queries.ts';
import * as staff from '../src/people/staff-queries.ts';
import * as team from '../src/companies/team-queries.ts';
import * as users from '../src/people/users-queries.ts';
import { connect, type Sql } from './actors.ts';

/** Current version of a thing, or `absent` if it does not exist. */
async function present<Version>(absent: Version, read: (sql: Sql) => Promise<unknown>): Promise<Version> {
  const sql = connect(1);
  try {
    const [row] = (await read(sql)) as { version: Version }[];
    return row?.version ?? absent;
  } finally {
    await sql.end();
  }
}

const company = async (id: string) => ({
  id,
  version: await present(0, (sql) => sql`select private.company_version(${id})::int as version`),
});
const user = async (id: string) => ({
  id,
  version: await present(0, (sql) => sql`select private.user_version(${id})::int as version`),
});
const document = async (id: number) => ({
  id,
  version: await present(
    '',
    (sql) =>
      sql`select private.document_version(d) as version from private.company_documents d where id = ${id}`,
  ),
});
export const product = async (id: number) => ({
  id,
  version: await present(1, (sql) => sql`select version from public.products where id = ${id}`),
});
export const moderated = async (id: number) => ({
  id,
  moderation_version: await present(
    0,
    (sql) => sql`select moderation_version as version from public.products where id = ${id}`,
  ),
});

/** Wraps a decision to take only an id and use the current version, for tests in which no page is stale. */
const onLatest =
  <Id, Thing, Input extends unknown[], Answer>(
    latest: (id: Id) => Promise<Thing>,
    decide: (db: DataClient, thing: Thing, ...input: Input) => Promise<Answer>,
  ) =>
  async (db: DataClient, id: Id, ...input: Input): Promise<Answer> =>
    decide(db, await latest(id), ...input);

export const reviewCompany = onLatest(company, sellers.reviewCompany);
const member = async (user_id: string) => ({
  user_id,
  role: await present<CompanyRole>(
    'owner',
    (sql) => sql`select role as version from public.company_members where user_id = ${user_id}`,
  ),
});
const colleague = async (user_id: string) => ({
  user_id,
  role: await present<StaffRole | null>(
    null,
    (sql) => sql`select role as version from public.staff where user_id = ${user_id}`,
  ),
});
export const suspendUser = onLatest(user, users.suspendUser);
export const restoreUser = onLatest(user, users.restoreUser);
export const removeSecondFactors = onLatest(user, users.removeSecondFactors);
export const eraseUser = onLatest(user, users.eraseUser);
export const setMemberRole = onLatest(member, team.setMemberRole);
export const setStaffRole = onLatest(colleague, staff.setStaffRole);
export const reviewDocument = onLatest(document, documents.reviewDocument);
export const setProductPublished = onLatest(product, products.setProductPublished);
export const deleteProduct = onLatest(product, products.deleteProduct);
/** Deletes a product as staff, who give a reason. */
export async function deleteProductAsStaff(db: DataClient, id: number): Promise<void> {
  const { version } = await product(id);
  await call(db, 'delete_product', { product_id: id, expected_version: version, reason: 'Recalled' });
}
export const restoreProduct = onLatest(product, products.restoreProduct);
export const moderateProduct = onLatest(moderated, products.moderateProduct);

export async function submitDocument(
  db: DataClient,
  sent: Parameters<typeof documents.submitDocument>[1],
): Promise<void> {
  const { kinds } = await documents.getOwnDocuments(db);
  await documents.submitDocument(db, sent, kinds.find(({ kind }) => kind === sent.kind)?.documents[0]);
}
