import type { Plan } from '../plan.ts';
import { insert, type Sql } from './insert.ts';

export async function writeReviews(sql: Sql, { reviews }: Plan): Promise<void> {
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

export async function writeQuestions(sql: Sql, { questions }: Plan): Promise<void> {
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
