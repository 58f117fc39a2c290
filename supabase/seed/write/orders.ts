import { categoryReturns } from '../catalogue/categories.ts';
import type { CheckoutSeed } from '../orders.ts';
import type { Plan } from '../plan.ts';
import { uuidOf } from '../random.ts';
import { insert, type Sql } from './insert.ts';

/** Writes checkouts with their orders, lines and events. */
export async function writeCheckouts(
  sql: Sql,
  { illustrated }: Plan,
  checkouts: readonly (CheckoutSeed & { quote_request_id?: string })[],
): Promise<void> {
  const rows = checkouts.map(({ id, buyer, at, notes, orders }) => ({
    id,
    user_id: buyer.id,
    idempotency_key: uuidOf(`key/${id}`),
    full_name: buyer.name,
    phone: buyer.phone,
    email: buyer.email,
    governorate: buyer.governorate,
    district: buyer.district,
    address: buyer.address,
    landmark: buyer.landmark,
    notes,
    language: buyer.language,
    subtotal: orders.reduce((sum, { subtotal }) => sum + subtotal, 0),
    delivery_total: orders.reduce((sum, { fee }) => sum + fee, 0),
    created_at: at,
  }));
  await sql`
    insert into public.checkouts (id, user_id, idempotency_key, body_hash, full_name, phone, email, governorate, district,
      address, landmark, notes, language, subtotal, delivery_total, created_at)
    select c.id, c.user_id, c.idempotency_key, sha256(convert_to(c.id::text, 'UTF8')), c.full_name, c.phone, c.email,
      c.governorate, c.district, c.address, c.landmark, c.notes, c.language, c.subtotal, c.delivery_total, c.created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as c (id uuid, user_id uuid, idempotency_key uuid,
      full_name text, phone text, email text, governorate text, district text, address text, landmark text, notes text,
      language text, subtotal numeric, delivery_total numeric, created_at timestamptz)`;

  const named = await sql<{ id: string; names: string }[]>`
    select c.id, private.district_names(c.governorate, c.district) as names from public.checkouts c
    where c.id = any (${rows.map(({ id }) => id)})`;
  const districts = new Map(named.map(({ id, names }) => [id, names]));

  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'Asia/Baghdad',
  });
  const orders = checkouts.flatMap((checkout) => checkout.orders.map((order) => ({ checkout, order })));
  await insert(
    sql,
    'public.orders',
    {
      id: 'uuid',
      number: 'text',
      checkout_id: 'uuid',
      buyer_id: 'uuid',
      company_id: 'uuid',
      company_name: 'text',
      quote_request_id: 'uuid',
      buyer_name: 'text',
      buyer_phone: 'text',
      delivery_district: 'text',
      governorate: 'text',
      status: 'text',
      cash_collected: 'numeric',
      cash_settled_at: 'timestamptz',
      cash_by: 'text',
      approved_at: 'timestamptz',
      subtotal: 'numeric',
      delivery_fee: 'numeric',
      lead_days: 'smallint',
      due_on: 'date',
      line_count: 'int',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    orders.map(({ checkout, order }) => ({
      id: order.id,
      number: order.number,
      checkout_id: checkout.id,
      buyer_id: checkout.buyer.id,
      company_id: order.seller.company_id,
      company_name: order.seller.company,
      quote_request_id: checkout.quote_request_id ?? null,
      buyer_name: checkout.buyer.name,
      buyer_phone: checkout.buyer.phone,
      delivery_district: districts.get(checkout.id),
      governorate: checkout.buyer.governorate,
      status: order.status,
      cash_collected: order.status === 'Delivered' ? order.subtotal + order.fee : null,
      cash_settled_at: order.settledAt,
      cash_by: ['Shipped', 'Delivered'].includes(order.status) ? 'seller' : null,
      approved_at: order.approvedAt,
      subtotal: order.subtotal,
      delivery_fee: order.fee,
      lead_days: order.leadDays,
      // Orders on their way are not late, whatever their seller promised.
      due_on: order.status === 'Shipped' ? tomorrow : null,
      line_count: order.lines.length,
      created_at: checkout.at,
      updated_at: order.events.at(-1)!.at,
    })),
  );
  await insert(
    sql,
    'public.order_lines',
    {
      order_id: 'uuid',
      product_id: 'bigint',
      variant_id: 'bigint',
      name_en: 'text',
      name_ar: 'text',
      sku: 'text',
      unit: 'text',
      size: 'text',
      color: 'text',
      color_ar: 'text',
      main_image: 'text',
      returns: 'text',
      unit_price: 'numeric',
      quantity: 'numeric',
    },
    orders.flatMap(({ order }) =>
      order.lines.map(({ offer, variant, price, quantity }) => ({
        order_id: order.id,
        product_id: offer.id,
        variant_id: variant?.id ?? null,
        name_en: offer.name[0],
        name_ar: offer.name[1],
        sku: offer.sku,
        unit: offer.unit,
        size: variant?.size ?? null,
        color: variant?.color ?? null,
        color_ar: variant?.color_ar ?? null,
        returns: categoryReturns[offer.sub] ?? '30_days',
        main_image: illustrated.get(offer.id)!.main,
        unit_price: price,
        quantity,
      })),
    ),
  );
  await insert(
    sql,
    'public.order_events',
    {
      order_id: 'uuid',
      kind: 'text',
      from_status: 'text',
      to_status: 'text',
      actor_id: 'uuid',
      actor_role: 'text',
      note: 'text',
      created_at: 'timestamptz',
    },
    orders.flatMap(({ order }) =>
      order.events.map(({ kind, from, to, actor, role, note, at }) => ({
        order_id: order.id,
        kind,
        from_status: from,
        to_status: to,
        actor_id: actor,
        actor_role: role,
        note,
        created_at: at,
      })),
    ),
  );
}
