import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A configurable port. */
export interface NamedPort {
  port: number;
  purpose: string;
  /** Environment variable that changes the port. */
  variable: string;
}

/** Reads a port from the environment. Throws if the variable is not a port number. */
export function portFromEnvironment(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`${variable} must be a port number from 1 to 65535, but is "${text}".`);
  }
  return port;
}

/** Listens on a local port, 0 for any; rejects if it is taken. */
function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.unref();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Closes a server and returns its port. */
function release(server: Server): Promise<number> {
  const address = server.address();
  return new Promise((resolve) => {
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
}

/** A port on which no program listens now. */
export async function freePort(): Promise<number> {
  return release(await listen(0));
}

// Blocks are below the range that systems assign to outgoing connections (Linux from 32768, others from 49152), so that no
// outgoing connection takes a claimed port.
const blockSize = 16;
const firstBlock = 16384 / blockSize;
const endOfBlocks = 32768 / blockSize;

/** Ports reserved for the caller until `release`. */
export interface ClaimedPorts {
  ports: number[];
  release(): Promise<unknown>;
}

/**
 * Claims `count` free ports (at most 15) for programs that listen later. Occupies the first port of their block until the
 * release, so that no other claim, also of other processes, gets the same block.
 */
export async function claimPorts(count: number): Promise<ClaimedPorts> {
  for (;;) {
    const block = randomInt(firstBlock, endOfBlocks) * blockSize;
    const claim = await listen(block).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
    });
    if (!claim) continue;
    const ports = Array.from({ length: count }, (_, index) => block + 1 + index);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return { ports, release: () => release(claim) };
    await release(claim);
  }
}

async function isFree(port: number): Promise<boolean> {
  try {
    await release(await listen(port));
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
 * Waits until the port is free, checking `tries` times, 2 s apart. Throws an error with the port, its purpose and the
 * environment variable that changes it.
 */
export async function requireFreePort(
  { port, purpose, variable }: NamedPort,
  tries: number,
  log: (line: string) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    if (await isFree(port)) return;
    const problem =
      `Port ${port} (${purpose}) is taken by another program. ` +
      `Stop it, or choose another port: ${variable}=<port> npm start`;
    if (attempt >= tries) throw new Error(problem);
    log(`${problem}  Trying again in 2 s (${attempt} of ${tries - 1}).`);
    await delay(2000);
  }
}
