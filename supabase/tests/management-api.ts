import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { supabaseFolder } from '../local/api-config.ts';

/** Settings of a new project in the format of the Management API's `/v2/projects/{ref}/config`. */
const settings = {
  api: { db_schema: 'public,graphql_public', db_extra_search_path: 'public, extensions', max_rows: 1000 },
  auth: {
    ...{ site_url: 'http://localhost:3000', uri_allow_list: '', jwt_exp: 3600, disable_signup: false },
    ...{ password_min_length: 6, password_required_characters: '' },
    ...{ mailer_autoconfirm: false, mailer_otp_length: 6, mailer_otp_exp: 3600, smtp_max_frequency: 60 },
    ...{ smtp_host: null, smtp_port: null, smtp_user: null, smtp_pass: null, smtp_admin_email: null },
    ...{ rate_limit_email_sent: 2, rate_limit_token_refresh: 150, rate_limit_otp: 30, rate_limit_verify: 30 },
  },
  storage: { fileSizeLimit: 50 * 1024 * 1024 },
};

/**
 * Serves the official CLI in place of Supabase's Management API, with a new project whose reference is in
 * `[remotes.production]`. `profile` is the file in `folder` that points the CLI to this server.
 */
export async function startManagementApi(folder: string) {
  const config = parse(readFileSync(join(supabaseFolder, 'config.toml'), 'utf8'));
  const { project_id: project } = (config.remotes as { production: { project_id: string } }).production;
  const answers: Record<string, object> = {
    [`/v1/projects/${project}`]: {
      ...{ id: project, ref: project, name: 'mawad', organization_id: 'mawad', organization_slug: 'mawad' },
      ...{ region: 'eu-central-1', created_at: '2026-01-01T00:00:00Z', status: 'ACTIVE_HEALTHY' },
      database: { host: 'db.test', version: '17', postgres_engine: '17', release_channel: 'ga' },
    },
    [`/v2/projects/${project}/config`]: {
      data: { id: project, type: 'project_config', attributes: settings },
    },
  };
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[url];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const profile = join(folder, 'profile.yaml');
  const names = {
    api_url: address,
    dashboard_url: address,
    docs_url: address,
    project_host: 'test',
    pooler_host: 'test',
  };
  writeFileSync(profile, JSON.stringify({ name: 'stand-in', ...names }));
  return { project, profile, close: () => server.close() };
}
