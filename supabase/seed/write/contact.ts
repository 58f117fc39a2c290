import { makeContactMessages } from '../contact.ts';
import { insert, type Sql } from './insert.ts';

export async function writeContactMessages(sql: Sql, now: number): Promise<void> {
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
