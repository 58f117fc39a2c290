import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { createMailCatcher } from './mail.ts';
import { freePort } from './ports.ts';
import type { Part } from './supervisor.ts';
import { eventually } from './testing.ts';

const maxMails = 3;
let folder: string;
let catcher: Part;
let smtpPort: number;
let webPort: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mawad-mail-'));
  smtpPort = await freePort();
  webPort = await freePort();
  catcher = createMailCatcher({
    ...{ folder, smtpPort, webPort, maxMails, logFile: join(folder, 'log') },
    redact: (line) => line,
    log: () => undefined,
  });
});

afterEach(async () => {
  await catcher.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function subjects(): Promise<string[]> {
  const mails = (await (await fetch(`http://127.0.0.1:${webPort}/email`)).json()) as { subject: string }[];
  return mails.map(({ subject }) => subject);
}

const stored = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));

it('stores only the newest mails in memory and on disk', async () => {
  await catcher.start();
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  const attachments = [{ filename: 'offer.txt', content: 'an offer' }];
  for (const subject of ['one', 'two', 'three', 'four', 'five']) {
    await transport.sendMail({
      from: 'a@mawad.test',
      to: 'b@mawad.test',
      subject,
      text: subject,
      attachments,
    });
    await eventually(async () => (await subjects()).includes(subject), `${subject} is caught`);
  }
  expect(await subjects()).toEqual(['three', 'four', 'five']);
  await eventually(() => stored().length === maxMails, 'older mails are removed from disk');
  const names = stored().map((name) => name.replace('.eml', ''));
  const folders = () => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  await eventually(() => folders().length === maxMails, 'their attachments are removed');
  expect(
    folders()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(names.sort());
});

it('loads only the newest mails at its start', async () => {
  for (const [age, subject] of ['newest', 'newer', 'new', 'old', 'oldest'].entries()) {
    const file = join(folder, `${subject}.eml`);
    const date = new Date(Date.UTC(2026, 0, 10 - age));
    writeFileSync(file, `Subject: ${subject}\r\nDate: ${date.toUTCString()}\r\n\r\nText\r\n`);
    utimesSync(file, date, date);
  }
  await catcher.start();
  await eventually(async () => (await subjects()).length === maxMails, 'the mails are loaded');
  expect((await subjects()).sort()).toEqual(['new', 'newer', 'newest']);
  expect(stored().sort()).toEqual(['new.eml', 'newer.eml', 'newest.eml']);
});
