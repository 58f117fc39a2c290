import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A port that people choose, and the environment variable that moves it. */
export interface NamedPort {
  port: number;
  purpose: string;
  variable: string;
}

/** Reads a port from the environment. Throws when it is set to something else than a port. */
export function portFromEnvironment(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`${variable} must be a port number from 1 to 65535, but is "${text}".`);
  }
  return port;
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.unref();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** A port nobody listens on now. */
export function freePort(): Promise<number> {
  return listenOnce(0);
}

/** Resolves port 0 to a free port and leaves every other as it is. */
export async function choosePort(port: number): Promise<number> {
  return port === 0 ? freePort() : port;
}

async function isFree(port: number): Promise<boolean> {
  try {
    await listenOnce(port);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') {
      throw new Error(`Port ${port} needs more rights than this user has; choose one above 1023.`, {
        cause: error,
      });
    }
    return false;
  }
}

/**
 * Waits until the port is free, trying `tries` times, 2 s apart. Throws a
 * message that names the port, what it is for and the variable that moves it.
 */
export async function requireFreePort(
  wanted: NamedPort,
  tries: number,
  log: (line: string) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    if (await isFree(wanted.port)) return;
    const problem =
      `Port ${wanted.port} (${wanted.purpose}) is taken by another program. ` +
      `Stop it, or choose another port: ${wanted.variable}=<port> npm start`;
    if (attempt >= tries) throw new Error(problem);
    log(`${problem}  Trying again in 2 s (${attempt} of ${tries - 1}).`);
    await delay(2000);
  }
}
