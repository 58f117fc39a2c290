import { migrate } from '../local/migrations.ts';
import { connect } from './actors.ts';

it('refuse a database that other migrations made, and say how to start over', async () => {
  const sql = connect(1);
  try {
    await expect(migrate(sql, [], () => undefined)).rejects.toThrow(/npm run reset/);
  } finally {
    await sql.end();
  }
});
