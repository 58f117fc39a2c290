// Runs MailDev in a separate process and removes its oldest mails, because MailDev has no limit in memory and on disk.
// Arguments: SMTP port, web port, folder, maximum number of mails.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface StoredMail {
  id: string;
  time: Date | string;
}

interface MailServer {
  store: StoredMail[];
  on(event: 'new', listener: () => void): void;
  listen(): Promise<void>;
  /** Removes a mail with its files. */
  deleteEmail(id: string, done: (error: Error | null) => void): void;
}

type MailDev = new (options: Record<string, string>) => MailServer;

const [smtp, web, folder, limit] = process.argv.slice(2) as [string, string, string, string];
const maxMails = Number(limit);

/** Removes files above the limit before MailDev loads all files into memory. */
function removeOldFiles(): void {
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of mails.slice(maxMails)) {
    rmSync(path, { force: true });
    rmSync(path.replace(/\.eml$/, ''), { recursive: true, force: true });
  }
}

/** Searches for the oldest mail, because mails loaded at the start are unordered. */
function removeOldest({ store, deleteEmail }: MailServer): void {
  const time = (mail: StoredMail) => new Date(mail.time).getTime();
  while (store.length > maxMails) {
    const oldest = store.reduce((first, mail) => (time(mail) < time(first) ? mail : first));
    deleteEmail(oldest.id, (error) => error && console.error(error));
  }
}

removeOldFiles();
const MailDev = createRequire(import.meta.url)('maildev') as MailDev;
const server = new MailDev({
  ...{ smtp, web, mailDirectory: folder },
  ...{ ip: '127.0.0.1', webIp: '127.0.0.1' },
});
server.on('new', () => removeOldest(server));
await server.listen();
