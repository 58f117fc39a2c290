import { isPrivateAddress } from '../_shared/open-internet.ts';
import { serverFromEnvironment, serverFromSettings } from './mail-server.ts';

const settings = {
  sender_email: 'shop@mawad.test',
  sender_name: 'Mawad',
  smtp_host: 'smtp.example.com',
  smtp_port: 587,
  encryption: 'starttls' as const,
  app_password: 'abcd efgh',
};

describe('isPrivateAddress', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'nonsense',
  ])('is true for %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '192.169.0.1', '2a00:1450:4001::1a', '2607:f8b0::1'])(
    'is false for %s',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});

describe("The administrator's server", () => {
  it('is pinned to the checked address, with its host name for TLS', async () => {
    const server = await serverFromSettings(settings, async () => ['203.0.114.7', '198.51.101.1']);
    expect(server).toMatchObject({
      host: '203.0.114.7',
      servername: 'smtp.example.com',
      user: 'shop@mawad.test',
    });
  });

  it('is refused if any of its addresses is private', async () => {
    for (const addresses of [[], ['127.0.0.1'], ['8.8.8.8', '10.0.0.1']]) {
      await expect(serverFromSettings(settings, async () => addresses)).rejects.toThrow('smtp_host_refused');
    }
  });
});

describe("The operator's server", () => {
  it('is read from the environment', () => {
    const values: Record<string, string> = {
      SMTP_HOST: 'mail.internal',
      SMTP_PORT: '2525',
      SMTP_ENCRYPTION: 'starttls',
      SMTP_USER: 'u',
      SMTP_PASSWORD: 'p',
      SMTP_FROM: 'Mawad <no-reply@mawad.iq>',
    };
    expect(serverFromEnvironment((name) => values[name])).toEqual({
      host: 'mail.internal',
      port: 2525,
      encryption: 'starttls',
      user: 'u',
      password: 'p',
      from: { name: 'Mawad', address: 'no-reply@mawad.iq' },
    });
  });

  it('defaults to port 465 with TLS and is null without a host', () => {
    expect(serverFromEnvironment((name) => (name === 'SMTP_HOST' ? 'm' : undefined))).toMatchObject({
      port: 465,
      encryption: 'tls',
    });
    expect(serverFromEnvironment(() => undefined)).toBeNull();
  });
});
