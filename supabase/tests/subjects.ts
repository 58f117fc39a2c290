import { randomUUID } from 'node:crypto';
import type { Actors, SqlRunner } from './actors.ts';
import { createCategory, createOrder, createProduct, createVariant, delivery } from './goods.ts';

type Row = Record<string, unknown>;

/** People and products that the rows of the matrix belong to. */
export interface World {
  actors: Actors;
  category: number;
  /** Two products of the approved seller, and one without offer and stock. */
  product: number;
  otherProduct: number;
  bareProduct: number;
  definition: number;
  order: string;
  checkout: string;
  quoteRequest: string;
  contactMessage: number;
}

/** Ways in which the tests create, change and recreate one kind of row of the matrix. */
export interface Subject {
  /** Columns that identify the row; a row with them exists unless `insert` is tried. */
  make(sql: SqlRunner, world: World): Promise<Row>;
  /** Values of a row that may be inserted; they identify it. */
  fresh(world: World): Row;
  /** New value of one column for the update. */
  change: Row;
  /** Deletes rows that would conflict with a fresh one. */
  clear?(sql: SqlRunner, world: World): Promise<unknown>;
}

/** Creates the people, products and the order that the subjects' rows refer to. */
export async function createWorld(sql: SqlRunner, actors: Actors): Promise<World> {
  const category = await createCategory(sql);
  const product = await createProduct(sql, { company_id: actors.seller.company!, category_id: category });
  const otherProduct = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: category,
  });
  const bareProduct = await createProduct(sql, { company_id: actors.seller.company!, category_id: category });
  await sql`delete from public.product_offers where product_id = ${bareProduct}`;
  await sql`delete from public.product_stock where product_id = ${bareProduct}`;
  const [definition] = await sql<{ id: number }[]>`
    insert into public.attribute_definitions (category_id, key, type, label_en, label_ar)
    values (${category}, 'power', 'option', 'Power', 'القدرة') returning id`;
  const made = await createOrder(sql, { buyer: actors.buyer.id!, company: actors.seller.company! });
  const [quote] = await sql<{ id: string }[]>`
    insert into private.quote_requests (user_id, full_name, email, phone, governorate, status, line_count, sent_at, closes_at)
    values (${actors.buyer.id}, 'Test', 'test@example.com', '+9647701234599', 'IQ-BG', 'Open', 1, now(), now() + interval '3 days')
    returning id`;
  const [message] = await sql<{ id: number }[]>`
    insert into public.contact_messages (user_id, full_name, email, message)
    values (${actors.buyer.id}, 'Test', 'test@example.com', 'Hello') returning id::int`;
  return {
    actors,
    category,
    product,
    otherProduct,
    bareProduct,
    definition: definition!.id,
    order: made.order,
    checkout: made.checkout,
    quoteRequest: quote!.id,
    contactMessage: message!.id,
  };
}

const tag = () => randomUUID().slice(0, 12);

async function insertRow(sql: SqlRunner, table: string, row: Row, key: string[]): Promise<Row> {
  const [made] = await sql<Row[]>`
    insert into ${sql(`public.${table}`)} ${sql(row as Record<string, never>)} returning ${sql(key)}`;
  return made!;
}

/** A subject whose row is made from the same columns that an actor would insert. */
const newImport = ({ actors }: Pick<World, 'actors'>): Row => ({
  id: randomUUID(),
  company_id: actors.seller.company,
  file_name: tag(),
  file_hash: 'a'.repeat(64),
  mode: 'both',
});

const plain = (
  table: string,
  key: string[],
  change: Row,
  fresh: (world: World) => Row,
  clear?: Subject['clear'],
): Subject => ({
  make: async (sql, world) => {
    await clear?.(sql, world);
    return insertRow(sql, table, fresh(world), key);
  },
  fresh,
  change,
  clear,
});

const productOf = (seller: 'seller' | 'rejectedSeller' | 'suspendedSeller', published: boolean): Subject => ({
  make: async (sql, { actors, category }) => ({
    id: await createProduct(sql, { company_id: actors[seller].company!, category_id: category, published }),
  }),
  fresh: ({ actors, category }) => ({
    company_id: actors[seller].company,
    category_id: category,
    sku: tag(),
    name_en: 'Pump',
    name_ar: 'مضخة',
    published,
  }),
  change: { brand: 'Changed' },
});

const companyOf = (name: 'seller' | 'pendingSeller' | 'suspendedSeller'): Subject => ({
  make: async (sql, { actors }) => {
    await sql`update public.companies set about_en = null where id = ${actors[name].company}`;
    return { id: actors[name].company };
  },
  fresh: () => ({ id: randomUUID(), name: tag() }),
  change: { about_en: 'Changed' },
});

const noteOf = (side: 'company' | 'staff'): Subject =>
  plain('order_notes', ['id'], { body: 'Changed' }, ({ order }) => ({ order_id: order, side, body: tag() }));

/** Subjects by table and row, with the names of the matrix. */
/** A question of the buyer about the first product. */
const question = (state: Row): Subject =>
  plain(
    'product_questions',
    ['id'],
    { body: 'Changed' },
    ({ actors, product }) => ({ product_id: product, user_id: actors.buyer.id, body: tag(), ...state }),
    (sql, { product }) => sql`delete from public.product_questions where product_id = ${product}`,
  );

export const subjects: Record<string, Subject> = {
  'profiles of the buyer': {
    make: async (sql, { actors }) => {
      await sql`update public.profiles set full_name = 'Before' where id = ${actors.buyer.id}`;
      return { id: actors.buyer.id };
    },
    fresh: () => ({ id: randomUUID(), full_name: tag() }),
    change: { full_name: 'Changed' },
  },
  'staff of the admin': {
    make: async (_sql, { actors }) => ({ user_id: actors.admin.id }),
    fresh: ({ actors }) => ({ user_id: actors.buyer.id, role: 'admin' }),
    change: { role: 'finance' },
  },
  'companies approved': companyOf('seller'),
  'companies pending': companyOf('pendingSeller'),
  'companies suspended': companyOf('suspendedSeller'),
  'company_members of the approved company': {
    make: async (_sql, { actors }) => ({ user_id: actors.seller.id }),
    fresh: ({ actors }) => ({ user_id: actors.buyer.id, company_id: actors.seller.company, role: 'owner' }),
    change: { role: 'finance' },
  },
  'company_decisions on the approved company': plain(
    'company_decisions',
    ['id'],
    { reason: 'Changed' },
    ({ actors }) => ({ company_id: actors.seller.company, to_status: 'approved', reason: tag() }),
  ),
  'information_page_versions any': plain(
    'information_page_versions',
    ['page', 'version'],
    { content: null },
    () => ({
      page: 'privacy',
      version: 1 + Math.floor(Math.random() * 1e9),
      content: {},
    }),
  ),
  'home_page the only one': {
    make: async (sql) => {
      await sql`update public.home_page set categories = '{}'`;
      return { id: true };
    },
    fresh: () => ({ id: true, categories: [1] }),
    change: { categories: [2] },
  },
  'site_settings the only one': {
    make: async (sql) => {
      await sql`update public.site_settings set price_confirmed_days = 30`;
      return { id: true };
    },
    fresh: () => ({ id: true, price_confirmed_days: 31 }),
    change: { price_confirmed_days: 32 },
  },
  'units any': {
    make: async () => ({ code: 'Each' }),
    fresh: () => ({ code: tag(), label_en: 'New', label_ar: 'جديد' }),
    change: { label_en: 'Changed' },
  },
  'attribute_definitions any': plain(
    'attribute_definitions',
    ['id'],
    { label_en: 'Changed' },
    ({ category }) => ({
      category_id: category,
      key: tag(),
      type: 'text',
      label_en: 'New',
      label_ar: 'جديد',
    }),
  ),
  'attribute_options any': plain('attribute_options', ['id'], { value_ar: 'Changed' }, ({ definition }) => ({
    definition_id: definition,
    value_en: tag(),
    value_ar: 'جديد',
  })),
  'categories any': plain('categories', ['id'], { name_en: 'Changed' }, () => ({
    name_en: 'New',
    name_ar: 'جديد',
    slug_en: tag(),
    slug_ar: tag(),
  })),
  'products published, of the approved seller': productOf('seller', true),
  'products hidden, of the approved seller': productOf('seller', false),
  'products of the rejected company': productOf('rejectedSeller', true),
  'products of the suspended company': productOf('suspendedSeller', true),
  'product_offers of the approved seller': {
    make: async (_sql, { product }) => ({ product_id: product }),
    fresh: ({ bareProduct }) => ({ product_id: bareProduct, price: 1000 }),
    change: { price: 1234 },
  },
  'product_variants of the approved seller': plain(
    'product_variants',
    ['id'],
    { color: 'Changed' },
    ({ actors, product }) => ({ product_id: product, company_id: actors.seller.company, size: tag() }),
  ),
  'product_offers of a hidden product': {
    make: async (sql, { actors, category }) => ({
      product_id: await createProduct(sql, {
        ...{ company_id: actors.seller.company!, category_id: category, published: false },
      }),
    }),
    fresh: ({ bareProduct }) => ({ product_id: bareProduct, price: 1000 }),
    change: { price: 1234 },
  },
  'product_variants of a hidden product': {
    make: async (sql, { actors, category }) => ({
      id: await createVariant(
        sql,
        await createProduct(sql, {
          ...{ company_id: actors.seller.company!, category_id: category, published: false },
        }),
        { size: 'L', stock: 1 },
      ),
    }),
    fresh: ({ actors, product }) => ({ product_id: product, company_id: actors.seller.company, size: tag() }),
    change: { color: 'Changed' },
  },
  'product_stock of the approved seller': {
    make: async (_sql, { otherProduct }) => ({ product_id: otherProduct }),
    fresh: ({ bareProduct }) => ({ product_id: bareProduct, quantity: 7 }),
    change: { quantity: 1234 },
  },
  'stock_movements of the approved seller': plain(
    'stock_movements',
    ['id'],
    { note: 'Changed' },
    ({ actors, product }) => ({
      company_id: actors.seller.company,
      product_id: product,
      kind: 'adjusted',
      delta: 1,
      quantity: 1,
      note: tag(),
    }),
  ),
  'product_drafts of the approved seller': plain(
    'product_drafts',
    ['id'],
    { base_version: 99 },
    ({ actors }) => ({
      id: randomUUID(),
      user_id: actors.seller.id,
      company_id: actors.seller.company,
      content: {},
    }),
  ),
  'product_compatibilities of the approved seller': plain(
    'product_compatibilities',
    ['product_id', 'compatible_product_id'],
    { product_id: 0 },
    ({ product, otherProduct }) => ({ product_id: product, compatible_product_id: otherProduct }),
    (sql) => sql`delete from public.product_compatibilities`,
  ),
  'wishlists of the buyer': plain(
    'wishlists',
    ['user_id', 'product_id'],
    { product_id: 0 },
    ({ actors, product }) => ({ user_id: actors.buyer.id, product_id: product }),
    (sql) => sql`delete from public.wishlists`,
  ),
  'addresses of the buyer': plain(
    'addresses',
    ['id'],
    { landmark: 'Changed' },
    ({ actors }) => ({
      user_id: actors.buyer.id,
      label: tag(),
      full_name: delivery.full_name,
      phone: delivery.phone,
      governorate: delivery.governorate,
      district: delivery.district,
      address: delivery.address,
    }),
    (sql, { actors }) => sql`delete from public.addresses where user_id = ${actors.buyer.id}`,
  ),
  'governorates any': {
    make: async () => ({ code: 'IQ-BG' }),
    fresh: () => ({ code: 'IQ-ZZ', name_en: tag(), name_ar: 'جديد', position: 99 }),
    change: { name_en: 'Changed' },
  },
  'districts any': {
    make: (sql) =>
      insertRow(sql, 'districts', { governorate_code: 'IQ-BG', name_en: tag(), name_ar: 'جديد' }, ['id']),
    fresh: () => ({ governorate_code: 'IQ-BG', name_en: tag(), name_ar: 'جديد' }),
    change: { name_ar: 'Changed' },
  },
  'delivery_rates of the approved seller': plain(
    'delivery_rates',
    ['company_id', 'governorate_code'],
    { fee: 777 },
    ({ actors }) => ({
      company_id: actors.seller.company!,
      governorate_code: 'IQ-KA',
      fee: 100,
      lead_days: 1,
    }),
    (sql, { actors }) =>
      sql`delete from public.delivery_rates where company_id = ${actors.seller.company} and governorate_code = 'IQ-KA'`,
  ),
  'checkouts of the buyer': {
    make: async (_sql, { checkout }) => ({ id: checkout }),
    fresh: ({ actors }) => ({
      ...delivery,
      id: randomUUID(),
      user_id: actors.buyer.id,
      idempotency_key: randomUUID(),
      body_hash: '\\x00',
      language: 'en',
      subtotal: 1,
      delivery_total: 1,
    }),
    change: { full_name: 'Changed' },
  },
  'orders of the buyer at the seller': {
    make: async (_sql, { order }) => ({ id: order }),
    fresh: ({ actors, checkout }) => ({
      number: tag(),
      checkout_id: checkout,
      buyer_id: actors.buyer.id,
      company_id: actors.seller.company!,
      company_name: 'x',
      buyer_name: 'x',
      governorate: 'IQ-BG',
      subtotal: 1,
      delivery_fee: 1,
      lead_days: 1,
      line_count: 1,
    }),
    change: { buyer_name: 'Changed' },
  },
  'order_lines of the buyer at the seller': plain('order_lines', ['id'], { sku: 'Changed' }, ({ order }) => ({
    order_id: order,
    name_en: tag(),
    name_ar: 'x',
    sku: 'x',
    unit: 'Each',
    unit_price: 1,
    quantity: 1,
  })),
  'order_events of the buyer at the seller': plain(
    'order_events',
    ['id'],
    { note: 'Changed' },
    ({ order }) => ({
      order_id: order,
      kind: 'placed',
      to_status: 'Processing',
      actor_role: 'buyer',
      note: tag(),
    }),
  ),
  'order_calls to the buyer': plain('order_calls', ['id'], { note: 'Changed' }, ({ order }) => ({
    order_id: order,
    outcome: 'no_answer',
    side: 'company',
    note: tag(),
  })),
  'order_notes of the company': noteOf('company'),
  'order_notes of the staff': noteOf('staff'),
  'order_transitions any': {
    make: async () => ({ from_status: 'Shipped', to_status: 'Delivered', actor_role: 'seller' }),
    fresh: () => ({ from_status: 'Delivered', to_status: 'Processing', actor_role: 'buyer' }),
    change: { approval: 'absent' },
  },
  'reviews of the buyer': plain(
    'reviews',
    ['id'],
    { body: 'Changed' },
    ({ actors, product }) => ({
      product_id: product,
      user_id: actors.buyer.id,
      rating: 4,
      author_name: 'Test',
    }),
    (sql, { product }) => sql`delete from public.reviews where product_id = ${product}`,
  ),
  'reviews of the buyer, hidden': plain(
    'reviews',
    ['id'],
    { body: 'Changed' },
    ({ actors, product }) => ({
      product_id: product,
      user_id: actors.buyer.id,
      rating: 1,
      hidden_at: new Date(),
      hidden_reason: 'Test',
    }),
    (sql, { product }) => sql`delete from public.reviews where product_id = ${product}`,
  ),
  'review_reports by the buyer': {
    make: async (sql, { actors, otherProduct }) => {
      await sql`delete from public.reviews where product_id = ${otherProduct}`;
      const review = await insertRow(sql, 'reviews', { product_id: otherProduct, rating: 4 }, ['id']);
      return insertRow(
        sql,
        'review_reports',
        { review_id: review.id, user_id: actors.buyer.id, by_company: false, reason: 'false' },
        ['id'],
      );
    },
    fresh: ({ actors }) => ({ review_id: 1, user_id: actors.buyer.id, by_company: false, reason: 'false' }),
    change: { note: 'Changed' },
  },
  'product_questions of the buyer': question({}),
  'product_questions of the buyer, answered': question({ answer: 'Yes', answered_at: new Date() }),
  'product_questions of the buyer, hidden': question({
    answer: 'Yes',
    answered_at: new Date(),
    hidden_at: new Date(),
    hidden_reason: 'Test',
  }),
  'question_reports by the buyer': {
    make: async (sql, { actors, otherProduct }) => {
      const asked = await insertRow(sql, 'product_questions', { product_id: otherProduct, body: tag() }, [
        'id',
      ]);
      return insertRow(
        sql,
        'question_reports',
        { question_id: asked.id, user_id: actors.buyer.id, by_company: false, reason: 'false' },
        ['id'],
      );
    },
    fresh: ({ actors }) => ({ question_id: 1, user_id: actors.buyer.id, by_company: false, reason: 'false' }),
    change: { note: 'Changed' },
  },
  'contact_messages any': plain('contact_messages', ['id'], { handled_at: '2026-01-01T00:00:00Z' }, () => ({
    full_name: tag(),
    email: 'test@example.com',
    message: 'Hello',
  })),
  'contact_answers any': plain('contact_answers', ['id'], { body: 'Changed' }, ({ contactMessage }) => ({
    contact_message_id: contactMessage,
    body: tag(),
    mailed_to: 'test@example.com',
    idempotency_key: randomUUID(),
  })),
  'answer_templates any': plain('answer_templates', ['id'], { name_en: 'Changed' }, () => ({
    name_en: tag(),
    name_ar: 'جديد',
    body_en: 'Hello',
    body_ar: 'مرحبا',
  })),
  'email_settings the only one': plain(
    'email_settings',
    ['id'],
    { smtp_port: 2525 },
    () => ({
      sender_email: 'shop@example.com',
      smtp_host: 'smtp.example.com',
      smtp_port: 587,
      encryption: 'starttls',
    }),
    (sql) => sql`delete from public.email_settings`,
  ),
  'imports of the approved seller': plain('imports', ['id'], { price_jump: 77 }, newImport),
  'import_rows of the approved seller': {
    make: async (sql, { actors }) => {
      const { id } = await insertRow(sql, 'imports', newImport({ actors }), ['id']);
      return insertRow(sql, 'import_rows', { import_id: id, row_number: 2, cells: {} }, [
        'import_id',
        'row_number',
      ]);
    },
    fresh: ({ actors }) => ({ import_id: actors.seller.company, row_number: 2, cells: {} }),
    change: { confirmed: true },
  },
  'import_pictures of the approved seller': {
    make: async (sql, { actors }) => {
      const { id } = await insertRow(sql, 'imports', newImport({ actors }), ['id']);
      return insertRow(sql, 'import_pictures', { import_id: id, name: 'bolt.jpg' }, ['import_id', 'name']);
    },
    fresh: ({ actors }) => ({ import_id: actors.seller.company, name: 'bolt.jpg' }),
    change: { problem: 'not_a_picture' },
  },
  'notifications of the buyer': plain('notifications', ['id'], { kind: 'order_rejected' }, ({ actors }) => ({
    user_id: actors.buyer.id,
    kind: 'order_shipped',
    subject: { tag: tag() },
  })),
  'notification_choices of the buyer': plain(
    'notification_choices',
    ['user_id', 'kind'],
    { kind: 'changed' },
    ({ actors }) => ({ user_id: actors.buyer.id, kind: 'order_shipped', channel: 'email' }),
    (sql) => sql`delete from public.notification_choices`,
  ),
  'audit_log any': plain('audit_log', ['id'], { row_id: 'Changed' }, () => ({
    actor_kind: 'system',
    action: 'UPDATE',
    table_name: 'products',
    row_id: String(process.hrtime.bigint()),
  })),
};
