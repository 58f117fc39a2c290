import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'mawad-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(source: string) {
  writeFileSync(join(folder, 'main.js'), source);
  writeFileSync(
    join(folder, 'webpack.config.ts'),
    `export default (_: unknown, { mode }: { mode: 'production' }) =>
      [{ mode, context: ${JSON.stringify(folder)}, entry: './main.js', devtool: 'source-map' }];`,
  );
  const program = join(import.meta.dirname, 'build.ts');
  return spawnSync(process.execPath, [program, '--no-devtool'], { cwd: folder, encoding: 'utf8' });
}

it('builds the front end of the current folder, without source maps if asked', () => {
  expect(build('console.log(1)')).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(join(folder, 'dist/main.js'))).toBe(true);
  expect(existsSync(join(folder, 'dist/main.js.map'))).toBe(false);
});

it('fails with the message of webpack', () => {
  const { status, stderr } = build("import './missing.js'");
  expect(status).toBe(1);
  expect(stderr).toContain("Can't resolve './missing.js'");
});
