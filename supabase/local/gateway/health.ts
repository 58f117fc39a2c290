import type { FastifyInstance } from 'fastify';
import type { PartState } from '../supervisor.ts';

/** State of one part of the stack on the health page. */
export interface PartHealth {
  name: string;
  state: PartState;
  restarts: number;
  /** Whether the part responded to a probe just now. */
  answers: boolean;
}

const labels: Record<string, string> = {
  gateway: 'Gateway',
  pages: 'Shop and portals',
  database: 'PostgreSQL',
  api: 'Data, Auth and Storage API',
  functions: 'Edge functions',
  mail: 'Mail catcher',
};

function renderPage(parts: PartHealth[]): string {
  const rows = parts.map(
    ({ name, state, restarts, answers }) =>
      `<tr><th scope="row">${labels[name] ?? name}</th><td class="${answers ? 'up' : 'down'}">` +
      `${answers ? 'up' : state === 'up' ? 'not answering' : state}</td><td>${restarts}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mawad: health</title><style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:40rem;padding:0 1rem;
color:#14232b}table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.5rem;border-bottom:1px solid #c9cec9}
.up{color:#2e7d4f}.down{color:#b3261e}</style><h1>Health</h1>
<table><thead><tr><th>Part</th><th>State</th><th>Restarts</th></tr></thead><tbody>${rows.join('')}</tbody></table></html>`;
}

/** `/health`: state of every part as JSON or, for browsers, as a page. Returns 503 while a part is down. */
export function registerHealth(app: FastifyInstance, probe: () => Promise<PartHealth[]>): void {
  app.get('/health', async (request, reply) => {
    const parts = await probe();
    const healthy = parts.every((part) => part.answers);
    void reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff');
    if (request.headers.accept?.includes('text/html')) {
      const policy = "default-src 'none'; style-src 'unsafe-inline'";
      return reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(renderPage(parts));
    }
    return reply.send({ healthy, parts });
  });
  app.get('/', async (_request, reply) => reply.redirect('/health'));
}
