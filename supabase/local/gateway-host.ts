// Runs in a separate process: the gateway and the mailer of the auth server, which share the redirect targets requested by
// callers. Options come from the environment variable MAWAD_GATEWAY_OPTIONS.
import postgres from 'postgres';
import { AuthMailer } from './auth-mail.ts';
import type { GatewayHostOptions } from './gateway.ts';
import { RedirectMemory } from './gateway/redirects.ts';
import { startGateway } from './gateway/server.ts';
import { probeParts } from './probe.ts';
import type { PartStatus } from './supervisor.ts';

const { ports, ...options } = JSON.parse(process.env.MAWAD_GATEWAY_OPTIONS!) as GatewayHostOptions;

const connect = (max: number) =>
  postgres({
    host: '127.0.0.1',
    port: ports.postgres,
    database: 'postgres',
    username: 'api_server',
    password: options.secrets.apiServerPassword,
    max,
    idle_timeout: 60,
    connect_timeout: 5,
    onnotice: () => undefined,
  });
const sql = connect(4);
const realtimeSql = connect(3);
const redirects = new RedirectMemory();
const mailer = new AuthMailer({
  ...options,
  token: options.handoverToken,
  smtpPort: ports.smtp,
  sql,
  redirects,
});

const waiting: ((statuses: PartStatus[]) => void)[] = [];
process.on('message', (statuses: PartStatus[]) => {
  for (const resolve of waiting.splice(0)) resolve(statuses);
});

/** Requests the state of every part from the supervisor process. */
function partStatuses(): Promise<PartStatus[]> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    process.send!('parts');
  });
}

const handover = await mailer.listen(ports.handover);
const gateway = await startGateway({
  ...options,
  port: ports.gateway,
  openFunctions: new Set(options.openFunctions),
  sql,
  realtimeSql,
  redirects,
  resendConfirmation: (email) => mailer.resendConfirmation(email),
  probe: async () => probeParts(await partStatuses(), sql),
});

process.once('SIGTERM', () => {
  void Promise.allSettled([
    gateway.close(),
    handover.close(),
    sql.end({ timeout: 2 }),
    realtimeSql.end({ timeout: 2 }),
  ]).then(() => process.exit(0));
});
