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

/** First port that the system assigns to outgoing connections; 49152 is usual outside Linux. */
function firstOutgoingPort(): number {
  const range = '/proc/sys/net/ipv4/ip_local_port_range';
  return existsSync(range) ? Number(readFileSync(range, 'utf8').split(/\s/)[0]) : 49152;
}

describe('Claiming ports', () => {
  it('returns ports below the range of outgoing connections', async () => {
    expect(Math.max(...(await claim(8)))).toBeLessThan(firstOutgoingPort());
  });

  it('returns no port twice while it is claimed', async () => {
    const ports = (await Promise.all(Array.from({ length: 64 }, () => claim(8)))).flat();
    expect(new Set(ports).size).toBe(64 * 8);
  });

  it('returns ports that can be listened on', async () => {
    for (const port of await claim(8)) {
      const server = createServer();
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, '127.0.0.1', resolve);
      });
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
