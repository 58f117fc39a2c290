// Runs in Deno: serves all edge functions from one process. Each function calls Deno.serve, as on hosted projects; here
// Deno.serve is replaced to register the handler.

type Handler = (request: Request) => Response | Promise<Response>;

declare const Deno: {
  args: string[];
  exit(code: number): never;
  serve: (...parts: unknown[]) => unknown;
  stdin: { readable: AsyncIterable<unknown> };
};

const [folder, portText, ...names] = Deno.args as [string, string, ...string[]];
const handlers = new Map<string, Handler>();
const listen = Deno.serve;

for (const name of names) {
  Deno.serve = (...parts: unknown[]) => {
    const handler = parts.find((part) => typeof part === 'function') as Handler | undefined;
    const options = parts[0] as { handler?: Handler };
    handlers.set(name, handler ?? options.handler!);
    return { finished: Promise.resolve(), shutdown: () => Promise.resolve() };
  };
  await import(`file://${folder}/${name}/index.ts`);
}

async function handle(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[1] ?? '';
  if (name === '_health') return Response.json({ functions: names });
  const handler = handlers.get(name);
  if (!handler) return Response.json({ code: 'not_found', message: 'Function not found' }, { status: 404 });
  try {
    return await handler(request);
  } catch (error) {
    console.error(name, error);
    return Response.json({ code: 'unexpected', message: 'The function failed' }, { status: 500 });
  }
}

listen({ hostname: '127.0.0.1', port: Number(portText), onListen: () => undefined }, handle);

// Standard input closes when the stack ends; this process then ends, too.
for await (const _chunk of Deno.stdin.readable);
Deno.exit(0);

export {};
