import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { claimPorts, type ClaimedPorts } from './ports.ts';

const claims: ClaimedPorts[] = [];

async function claim(count: number): Promise<number[]> {
  const claimed = await claimPorts(count);
  claims.push(claimed);
  return claimed.ports;
}

afterEach(() => Promise.all(claims.splice(0).map((claimed) => claimed.release())));

/** The first port the system gives to outgoing connections; 49152 is the rule outside Linux. */
function firstOutgoingPort(): number {
  const range = '/proc/sys/net/ipv4/ip_local_port_range';
  return existsSync(range) ? Number(readFileSync(range, 'utf8').split(/\s/)[0]) : 49152;
}

describe('Claiming ports', () => {
  it('gives ports that no outgoing connection takes before their listener', async () => {
    expect(Math.max(...(await claim(8)))).toBeLessThan(firstOutgoingPort());
  });

  it('gives no port twice while it is claimed', async () => {
    const ports = (await Promise.all(Array.from({ length: 64 }, () => claim(8)))).flat();
    expect(new Set(ports).size).toBe(64 * 8);
  });

  it('gives ports that can be listened on', async () => {
    for (const port of await claim(8)) {
      const server = createServer();
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, '127.0.0.1', resolve);
      });
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
