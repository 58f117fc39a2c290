import type postgres from 'postgres';
import { buyers } from './buyers.ts';
import { type AttributeReferences, deriveDefinitions } from './attribute-definitions.ts';
import { categories } from './catalogue/categories.ts';
import { arabicSlug } from './catalogue/slugs.ts';
import { makeContactMessages, makeQuoteRequests } from './enquiries.ts';
import type { Plan } from './plan.ts';
import { shuffle, uuidOf } from './random.ts';
import { admin, approvedSellers, deliveryRate, governorates, sellers } from './sellers.ts';

type Sql = postgres.TransactionSql;

const month = 30 * 86_400_000;

/** Inserts rows in one statement. `columns` gives the types of what is written. */
async function insert(
  sql: Sql,
  table: string,
  columns: Record<string, string>,
  rows: readonly object[],
): Promise<void> {
  const names = Object.keys(columns).join(', ');
  const typed = Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');
  await sql.unsafe(
    `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::text::jsonb) as given (${typed})`,
    [JSON.stringify(rows)],
  );
}

async function writeUsers(sql: Sql, password: string, now: number): Promise<void> {
  const people = [
    { ...admin, months: 20 },
    ...sellers.map(({ id, email, owner, phone, language, months }) => ({
      id,
      email,
      name: owner,
      phone,
      language,
      months,
    })),
    ...buyers.map((buyer, index) => ({ ...buyer, months: 18 - index * 0.7 })),
  ];
  const rows = people.map(({ id, email, name, phone, language, months }) => ({
    id,
    email,
    raw_user_meta_data: { full_name: name, phone, language },
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    created_at: new Date(now - (months + 0.1) * month),
  }));
  await sql`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, raw_app_meta_data, created_at)
    select u.id, u.email, extensions.crypt(${password}, made.salt), u.created_at, u.raw_user_meta_data, u.raw_app_meta_data,
      u.created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as u (id uuid, email text, raw_user_meta_data jsonb, raw_app_meta_data jsonb, created_at timestamptz),
      (select extensions.gen_salt('bf', 8) as salt) as made`;
  const identities = rows.map(({ id, email }) => ({
    id: uuidOf(`identity/${email}`),
    provider: 'email',
    provider_id: id,
    user_id: id,
    identity_data: { sub: id, email },
  }));
  await insert(
    sql,
    'auth.identities',
    { id: 'uuid', provider: 'text', provider_id: 'text', user_id: 'uuid', identity_data: 'jsonb' },
    identities,
  );
}

/** Companies with their owners and what was decided on them, the staff, delivery rates and the site's own facts. */
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

async function writeCompanies(sql: Sql, now: number): Promise<void> {
  const joined = (months: number) => new Date(now - (months + 0.05) * month);
  await insert(sql, 'public.staff', { user_id: 'uuid', role: 'text', created_at: 'timestamptz' }, [
    { user_id: admin.id, role: 'admin', created_at: joined(20) },
  ]);
  // The passwords of demo accounts are known to everybody, so a second factor would protect nothing.
  await sql`update public.site_settings set staff_two_factor = false`;
  await insert(
    sql,
    'public.companies',
    {
      id: 'uuid',
      name: 'text',
      name_en: 'text',
      name_ar: 'text',
      slug: 'text',
      phone: 'text',
      governorate: 'text',
      about_en: 'text',
      about_ar: 'text',
      offers_pickup: 'boolean',
      pickup_address_en: 'text',
      pickup_address_ar: 'text',
      pickup_lead_days: 'smallint',
      status: 'text',
      created_at: 'timestamptz',
    },
    sellers.map(
      ({
        company_id,
        status,
        company,
        otherName = null,
        slug,
        phone,
        governorate,
        about,
        showroom,
        months,
      }) => ({
        id: company_id,
        name: company,
        ...(isArabic(company)
          ? { name_en: otherName, name_ar: null }
          : { name_en: null, name_ar: otherName }),
        slug: status === 'approved' ? slug : null,
        phone,
        governorate,
        about_en: about?.[0] ?? null,
        about_ar: about?.[1] ?? null,
        offers_pickup: showroom !== undefined,
        pickup_address_en: showroom?.[0] ?? null,
        pickup_address_ar: showroom?.[1] ?? null,
        pickup_lead_days: showroom === undefined ? null : 1,
        status,
        created_at: joined(months),
      }),
    ),
  );
  await insert(
    sql,
    'public.company_members',
    { company_id: 'uuid', user_id: 'uuid', role: 'text', created_at: 'timestamptz' },
    sellers.map(({ id, company_id, months }) => ({
      company_id,
      user_id: id,
      role: 'owner',
      created_at: joined(months),
    })),
  );
  await insert(
    sql,
    'public.company_decisions',
    {
      company_id: 'uuid',
      from_status: 'text',
      to_status: 'text',
      reason: 'text',
      decided_by: 'uuid',
      created_at: 'timestamptz',
    },
    sellers.flatMap(({ company_id, status, note, months }) => [
      { company_id, to_status: 'pending', created_at: joined(months) },
      ...(status === 'pending'
        ? []
        : [
            {
              company_id,
              from_status: 'pending',
              to_status: status,
              reason: note ?? null,
              decided_by: admin.id,
              created_at: joined(months - 0.04),
            },
          ]),
    ]),
  );
  await insert(
    sql,
    'public.delivery_rates',
    { company_id: 'uuid', governorate_code: 'text', fee: 'numeric', lead_days: 'smallint' },
    approvedSellers.flatMap(({ company_id, governorate }) =>
      governorates.map((code) => ({
        company_id,
        governorate_code: code,
        ...deliveryRate(governorate, code),
      })),
    ),
  );
}

/** Id of every category by its key. */
const categoryIds: ReadonlyMap<string, number> = new Map(
  categories.flatMap(({ key, children }, top) => [
    [key, top + 1] as const,
    ...children.map((child, index) => [child.key, (top + 1) * 100 + index + 1] as const),
  ]),
);

async function writeCategories(sql: Sql, { categoryImages }: Plan): Promise<void> {
  const row = (
    { key, name, words }: (typeof categories)[number]['children'][number],
    about: readonly [string, string],
    parent: string | null,
    position: number,
  ) => ({
    id: categoryIds.get(key),
    parent_id: parent ? categoryIds.get(parent) : null,
    name_en: name[0],
    name_ar: name[1],
    slug_en: key,
    slug_ar: arabicSlug(name[1]),
    image: categoryImages.get(key),
    position,
    seo_title_en: `${name[0]} in Iraq: prices and stock`,
    seo_title_ar: `${name[1]} في العراق: الأسعار والتوفر`,
    seo_description_en: about[0],
    seo_description_ar: about[1],
    focus_keywords: words,
  });
  const rows = [
    ...categories.map((top, position) => row(top, top.about, null, position)),
    ...categories.flatMap((top) =>
      top.children.map((child, position) =>
        row(
          child,
          [
            `${child.name[0]} from approved sellers. ${top.about[0]}`,
            `${child.name[1]} من بائعين معتمدين. ${top.about[1]}`,
          ],
          top.key,
          position,
        ),
      ),
    ),
  ];
  const columns = {
    id: 'bigint',
    parent_id: 'bigint',
    name_en: 'text',
    name_ar: 'text',
    slug_en: 'text',
    slug_ar: 'text',
    image: 'text',
    position: 'int',
    seo_title_en: 'text',
    seo_title_ar: 'text',
    seo_description_en: 'text',
    seo_description_ar: 'text',
    focus_keywords: 'text[]',
  };
  await insert(sql, 'public.categories', columns, rows);
}

/** Attributes of the goods as definitions of their categories: numbers with a unit where all are, else options to choose from. */
async function writeAttributeDefinitions(sql: Sql, { offers }: Plan): Promise<AttributeReferences> {
  const { definitions, options, valuesOf } = deriveDefinitions(
    offers.map(({ id, sub, attributes }) => ({ id, category_id: categoryIds.get(sub)!, attributes })),
  );
  await insert(
    sql,
    'public.attribute_definitions',
    {
      id: 'int',
      category_id: 'bigint',
      key: 'text',
      type: 'text',
      label_en: 'text',
      label_ar: 'text',
      unit_en: 'text',
      unit_ar: 'text',
      position: 'int',
    },
    definitions,
  );
  await insert(
    sql,
    'public.attribute_options',
    { id: 'int', definition_id: 'int', value_en: 'text', value_ar: 'text', position: 'int' },
    options,
  );
  return valuesOf;
}

async function writeProducts(
  sql: Sql,
  { offers, illustrated, datasheets }: Plan,
  attributesOf: AttributeReferences,
): Promise<void> {
  await insert(
    sql,
    'public.products',
    {
      id: 'bigint',
      company_id: 'uuid',
      category_id: 'bigint',
      sku: 'text',
      slug_en: 'text',
      slug_ar: 'text',
      name_en: 'text',
      name_ar: 'text',
      description_en: 'text',
      description_ar: 'text',
      brand: 'text',
      model_number: 'text',
      unit: 'text',
      attributes: 'jsonb',
      size_chart: 'jsonb',
      main_image: 'text',
      additional_images: 'text[]',
      video_url: 'text',
      datasheet_path: 'text',
      datasheet_size: 'bigint',
      published: 'boolean',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    offers.map((offer) => ({
      id: offer.id,
      company_id: offer.seller.company_id,
      category_id: categoryIds.get(offer.sub),
      sku: offer.sku,
      slug_en: offer.slug.en,
      slug_ar: offer.slug.ar,
      name_en: offer.name[0],
      name_ar: offer.name[1],
      description_en: offer.description[0],
      description_ar: offer.description[1],
      brand: offer.brand,
      model_number: offer.model,
      unit: offer.unit,
      attributes: attributesOf(offer.id),
      size_chart: offer.chart,
      main_image: illustrated.get(offer.id)!.main,
      additional_images: illustrated.get(offer.id)!.more,
      video_url: offer.video ? `https://www.youtube.com/watch?v=${offer.video}` : null,
      datasheet_path: datasheets.get(offer.id)?.path ?? null,
      datasheet_size: datasheets.get(offer.id)?.file.length ?? null,
      published: true,
      created_at: offer.createdAt,
      updated_at: offer.createdAt,
    })),
  );
  await insert(
    sql,
    'public.product_variants',
    {
      id: 'bigint',
      product_id: 'bigint',
      company_id: 'uuid',
      size: 'text',
      color: 'text',
      color_ar: 'text',
      position: 'int',
    },
    offers.flatMap(({ id, seller, offered }) =>
      offered.map(({ stock: _stock, ...variant }, position) => ({
        ...variant,
        product_id: id,
        company_id: seller.company_id,
        position,
      })),
    ),
  );
  const stock = offers.flatMap(({ id, quantity, offered }) => [
    { product_id: id, variant_id: null as number | null, quantity },
    ...offered.map((variant) => ({ product_id: id, variant_id: variant.id, quantity: variant.stock })),
  ]);
  // Triggers inserted a row of stock for every product and variant.
  await sql`
    update public.product_stock s set quantity = x.quantity
    from jsonb_to_recordset(${JSON.stringify(stock)}::text::jsonb) as x (product_id bigint, variant_id bigint, quantity numeric)
    where s.product_id = x.product_id and s.variant_id is not distinct from x.variant_id`;
  await insert(
    sql,
    'public.product_offers',
    {
      product_id: 'bigint',
      price: 'numeric',
      discounted_price: 'numeric',
      deal_starts_at: 'timestamptz',
      deal_ends_at: 'timestamptz',
      volume_discounts: 'jsonb',
    },
    offers.map(({ id, price, deal, volumes }) => ({
      product_id: id,
      price,
      discounted_price: deal?.price ?? null,
      deal_starts_at: deal?.starts ?? null,
      deal_ends_at: deal?.ends ?? null,
      volume_discounts: volumes,
    })),
  );
  await insert(
    sql,
    'public.product_compatibilities',
    { product_id: 'bigint', compatible_product_id: 'bigint' },
    offers.flatMap(({ id, compatible }) =>
      compatible.map((other) => ({ product_id: id, compatible_product_id: other })),
    ),
  );
}

async function writeCheckouts(sql: Sql, { checkouts, illustrated }: Plan): Promise<void> {
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
      buyer_name: 'text',
      buyer_phone: 'text',
      governorate: 'text',
      status: 'text',
      cash_collected: 'numeric',
      cash_settled_at: 'timestamptz',
      approved_at: 'timestamptz',
      subtotal: 'numeric',
      delivery_fee: 'numeric',
      lead_days: 'smallint',
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
      buyer_name: checkout.buyer.name,
      buyer_phone: checkout.buyer.phone,
      governorate: checkout.buyer.governorate,
      status: order.status,
      cash_collected: order.status === 'Delivered' ? order.subtotal + order.fee : null,
      cash_settled_at: order.settledAt,
      approved_at: order.approvedAt,
      subtotal: order.subtotal,
      delivery_fee: order.fee,
      lead_days: order.leadDays,
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

async function writeReviews(sql: Sql, { reviews }: Plan): Promise<void> {
  await insert(
    sql,
    'public.reviews',
    {
      product_id: 'bigint',
      user_id: 'uuid',
      rating: 'smallint',
      body: 'text',
      author_name: 'text',
      verified_purchase: 'boolean',
      created_at: 'timestamptz',
    },
    reviews.map(({ offer, author, rating, body, verified, at }) => ({
      product_id: offer.id,
      user_id: author.id,
      rating,
      body,
      author_name: author.name,
      verified_purchase: verified,
      created_at: at,
    })),
  );
}

async function writeQuestions(sql: Sql, { questions }: Plan): Promise<void> {
  await insert(
    sql,
    'public.product_questions',
    {
      product_id: 'bigint',
      user_id: 'uuid',
      body: 'text',
      author_name: 'text',
      answer: 'text',
      answered_at: 'timestamptz',
      created_at: 'timestamptz',
    },
    questions.map(({ offer, author, body, answer, at, answeredAt }) => ({
      product_id: offer.id,
      user_id: author.id,
      body,
      author_name: author.name,
      answer,
      answered_at: answeredAt,
      created_at: at,
    })),
  );
}

async function writeBelongings(sql: Sql, { offers, listing }: Plan, now: number): Promise<void> {
  await insert(
    sql,
    'public.addresses',
    {
      user_id: 'uuid',
      label: 'text',
      full_name: 'text',
      phone: 'text',
      governorate: 'text',
      district: 'text',
      address: 'text',
      landmark: 'text',
    },
    [
      ...buyers.map(({ id, name, phone, governorate, district, address, landmark, language }) => ({
        user_id: id,
        label: language === 'ar' ? 'البيت' : 'Home',
        full_name: name,
        phone,
        governorate,
        district,
        address,
        landmark,
      })),
      {
        user_id: buyers[0]!.id,
        label: 'Site',
        full_name: 'Abu Ahmed, site foreman',
        phone: '+9647701180022',
        governorate: 'IQ-BG',
        district: "Al-Za'franiya",
        address: 'Industrial quarter, Plot 118',
        landmark: 'Opposite the weighbridge',
      },
    ],
  );
  const wished = buyers.slice(0, 10).flatMap((buyer, index) =>
    shuffle(listing.slice(0, 400), buyer.email, 'wishes')
      .slice(0, index === 0 ? 8 : 3)
      .map((offer, place) => ({
        user_id: buyer.id,
        product_id: offer.id,
        created_at: new Date(now - (place + 1) * 3 * 86_400_000),
      })),
  );
  await insert(
    sql,
    'public.wishlists',
    { user_id: 'uuid', product_id: 'bigint', created_at: 'timestamptz' },
    wished,
  );

  const quotes = makeQuoteRequests(offers, now);
  await insert(
    sql,
    'public.quote_requests',
    {
      id: 'uuid',
      user_id: 'uuid',
      full_name: 'text',
      company_name: 'text',
      email: 'text',
      phone: 'text',
      governorate: 'text',
      needed_by: 'date',
      line_count: 'int',
      message: 'text',
      language: 'text',
      status: 'text',
      created_at: 'timestamptz',
    },
    quotes.map(({ request }) => request),
  );
  await insert(
    sql,
    'public.quote_lines',
    {
      quote_request_id: 'uuid',
      product_id: 'bigint',
      description: 'text',
      quantity: 'numeric',
      unit: 'text',
    },
    quotes.flatMap(({ lines }) => lines),
  );
  await insert(
    sql,
    'public.contact_messages',
    {
      user_id: 'uuid',
      full_name: 'text',
      email: 'text',
      message: 'text',
      language: 'text',
      status: 'text',
      handled_at: 'timestamptz',
      created_at: 'timestamptz',
    },
    makeContactMessages(now),
  );
}

/** Rows were inserted with their ids: sequences must continue after them. */
async function continueIds(sql: Sql): Promise<void> {
  for (const table of [
    'categories',
    'products',
    'product_variants',
    'attribute_definitions',
    'attribute_options',
  ]) {
    await sql.unsafe(
      `select setval(pg_get_serial_sequence('public.${table}', 'id'), (select max(id) from public.${table}))`,
    );
  }
}

/** Fills the search index at once instead of row by row. */
async function indexProducts(sql: Sql, plan: Plan): Promise<void> {
  await sql`select private.index_products(${plan.offers.map(({ id }) => id)}::bigint[])`;
  await sql`select private.refresh_search_statistics()`;
  await sql`select private.refresh_popularity(1000000)`;
}

/** Whether the demo state is in the database already. */
export async function isSeeded(sql: postgres.Sql): Promise<boolean> {
  const [row] = await sql`select exists (select 1 from auth.users where id = ${admin.id}) as seeded`;
  return row?.seeded === true;
}

/** Writes everything in one transaction: all of it, or nothing. */
export async function writePlan(
  connection: postgres.Sql,
  plan: Plan,
  options: { password: string; now: number },
): Promise<void> {
  const { password, now } = options;
  await connection.begin(async (sql) => {
    await writeUsers(sql, password, now);
    await writeCompanies(sql, now);
    await writeCategories(sql, plan);
    await sql`alter table public.product_offers disable trigger index_new_offers`;
    await writeProducts(sql, plan, await writeAttributeDefinitions(sql, plan));
    await sql`alter table public.product_offers enable trigger index_new_offers`;
    await writeCheckouts(sql, plan);
    await writeReviews(sql, plan);
    await writeQuestions(sql, plan);
    await writeBelongings(sql, plan, now);
    await continueIds(sql);
    await indexProducts(sql, plan);
  });
}
