#!/usr/bin/env bash
# auth-js: signOut reports success although the server refused to end the sessions.
#
# One would guess: `signOut({ scope: 'others' })` returns an error when /logout answers 401 or 403, as it does for 422 and 500.
# What is so: 401, 403 and 404 are ignored. The call returns `{ error: null }`, and no session was ended.
# Why it matters here: ending other sessions needs a recent password and, with two-factor sign-in, a code. A gateway that
#   refuses with 403 would make the account page say "Other sessions were ended". The gateway therefore refuses with 422.
# Source: @supabase/auth-js 2.119.0, `_signOut` in GoTrueClient: these three statuses count as a session that is gone already.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 @supabase/auth-js@2.119.0
cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { AuthClient } from '@supabase/auth-js';

let status = 0;
const server = createServer((request, response) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code: status, error_code: 'refused', msg: 'refused' }));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const expires_at = Math.floor(Date.now() / 1000) + 3600;
const session = {
  access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'someone', exp: expires_at })}.c2ln`,
  refresh_token: 'refresh', expires_at, expires_in: 3600, token_type: 'bearer',
  user: { id: 'someone', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-01-01T00:00:00Z' },
};
const stored = new Map([['auth', JSON.stringify(session)]]);
const client = new AuthClient({
  url: `http://127.0.0.1:${server.address().port}`, storageKey: 'auth', autoRefreshToken: false, persistSession: true,
  storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value), removeItem: (key) => stored.delete(key) },
});
console.log('auth-js', JSON.parse(readFileSync('node_modules/@supabase/auth-js/package.json', 'utf8')).version);
const reported = {};
for (status of [401, 403, 404, 422, 500]) {
  const { error } = await client.signOut({ scope: 'others' });
  reported[status] = error === null ? 'success' : 'error';
  console.log(`/logout answers ${status}: signOut reports ${reported[status]}`);
}
server.close();
const expected = { 401: 'success', 403: 'success', 404: 'success', 422: 'error', 500: 'error' };
process.exit(JSON.stringify(reported) === JSON.stringify(expected) ? 0 : 1);
JS
node_modules/.bin/node run.mjs
