import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Mail = {
  id: string;
  sentAt: string;
  to: string;
  subject: string;
  text: string;
  /** Absent in mails of earlier versions. */
  html?: string;
  /** The link back to the site. */
  link: string | null;
  /** The one-time code, for tests: none of our forms uses one. */
  code: string;
};

export type MailStore = {
  add(mail: Omit<Mail, 'id' | 'sentAt'>): Promise<void>;
  /** Newest first. */
  list(): Promise<Mail[]>;
  find(id: string): Promise<Mail | undefined>;
};

const maxMails = 500;

/** One JSON file per email in `folder`, named so that the names sort by time. */
export function createMailStore(folder: string): MailStore {
  async function names() {
    const all = await readdir(folder).catch(() => []);
    return all
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
  }

  return {
    async add(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = new Date().toISOString();
      const id = `${sentAt.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      const file = join(folder, `${id}.json`);
      const stored: Mail = { id, sentAt, ...mail };
      await writeFile(`${file}.new`, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
      await rename(`${file}.new`, file);
      for (const old of (await names()).slice(maxMails))
        await rm(join(folder, old), { force: true });
    },
    async list() {
      const texts = await Promise.all(
        (await names()).map((name) => readFile(join(folder, name), 'utf8').catch(() => '')),
      );
      return texts.flatMap(readMail);
    },
    async find(id) {
      const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => '');
      return readMail(text)[0];
    },
  };
}

function readMail(text: string): Mail[] {
  try {
    const value: unknown = JSON.parse(text);
    return isMail(value) ? [value] : [];
  } catch {
    return [];
  }
}

function isMail(value: unknown): value is Mail {
  if (typeof value !== 'object' || value === null) return false;
  return ['id', 'sentAt', 'to', 'subject', 'text', 'code'].every(
    (name) => typeof Object.getOwnPropertyDescriptor(value, name)?.value === 'string',
  );
}
