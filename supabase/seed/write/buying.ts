import { buyingCompany, buyingPeople, projects, type ProjectKey } from '../buying.ts';
import type { Plan } from '../plan.ts';
import { uuidOf } from '../random.ts';
import type { Sql } from './insert.ts';
import { writeCheckouts } from './orders.ts';

/** Acts for a person until the next call. */
const actAs = (sql: Sql, person: string | null) =>
  sql`select private.enter_context(jsonb_build_object('actor', ${person}::uuid))`;

/** Founds the demo company that buys, with its people and projects; returns the ids of the projects. */
async function writeCompany(sql: Sql): Promise<{ company: string; projectIds: Record<ProjectKey, string> }> {
  const { name, taxNumber, tradeLicence } = buyingCompany;
  await actAs(sql, buyingPeople[0]!.id);
  const [row] = await sql<{ id: string }[]>`
    select private.create_buying_company(${name}, ${taxNumber}, ${tradeLicence}) as id`;
  const company = row!.id;
  for (const { id, role, orderLimit, monthLimit } of buyingPeople.slice(1))
    await sql`
      insert into private.buying_members (user_id, company_id, role, order_limit, month_limit)
      values (${id}, ${company}, ${role}, ${orderLimit}, ${monthLimit})`;
  const projectIds = {} as Record<ProjectKey, string>;
  for (const key of Object.keys(projects) as ProjectKey[]) {
    const content = JSON.stringify(projects[key]);
    const [project] = await sql<{ id: string }[]>`
      select private.save_project(null, null, ${content}::text::jsonb) as id`;
    projectIds[key] = project!.id;
  }
  return { company, projectIds };
}

/** Writes the company that buys with its placed orders; before the commission is frozen. */
export async function writeBuying(sql: Sql, plan: Plan): Promise<void> {
  const { company, projectIds } = await writeCompany(sql);
  const { orders, request } = plan.buying;
  await writeCheckouts(
    sql,
    plan,
    orders.map(({ checkout }) => checkout),
  );
  for (const { checkout, project, purchaseOrder } of orders) {
    await sql`
      update public.checkouts set purchase_order = ${purchaseOrder}, buyer_company = ${buyingCompany.name},
        tax_number = ${buyingCompany.taxNumber} where id = ${checkout.id}`;
    await sql`
      update public.orders set buying_company_id = ${company}, project_id = ${projectIds[project]}
      where checkout_id = ${checkout.id}`;
  }
  const { person, lines } = request;
  const { receiver, phone, governorate, district, address } = projects[request.project];
  const body = JSON.stringify({
    lines: lines.map(({ offer, quantity }) => ({
      ...{ product_id: offer.id, variant_id: null, quantity, unit_price: offer.price },
    })),
    delivery: { full_name: receiver, phone, governorate, district, address, purchase_order: 'PO-2091' },
    buying: {
      ...{ company_id: company, project_id: projectIds[request.project], cost_code: request.costCode },
    },
  });
  await actAs(sql, person.id);
  const [row] = await sql<{ id: string }[]>`
    select private.request_purchase(${uuidOf(`request/${request.key}`)}, b -> 'lines', b -> 'delivery', ${person.language}, '{}',
      b -> 'buying', ${request.note}, null) ->> 'id' as id from (select ${body}::text::jsonb as b)`;
  await sql`
    update private.purchase_request_events e set created_at = now() - make_interval(hours => ${request.hours})
    where e.request_id = ${row!.id}`;
  await sql`
    update private.purchase_requests r set created_at = now() - make_interval(hours => ${request.hours}),
      updated_at = now() - make_interval(hours => ${request.hours}), expires_at = r.expires_at - make_interval(hours => ${request.hours})
    where r.id = ${row!.id}`;
  await actAs(sql, null);
}
