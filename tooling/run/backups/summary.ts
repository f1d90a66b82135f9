import type { Manifest } from '@showcase/local-supabase/backup';

/** How much an archive has, such as `38 accounts, 11,870 rows and 271 files`. */
export function summarize({ tables, entries }: Manifest): string {
  const count = (number: number, noun: string) =>
    `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const accounts = tables.find(({ schema, name }) => schema === 'auth' && name === 'users');
  const files = entries.filter(({ name }) => name.startsWith('files/'));
  return `${count(accounts?.rows ?? 0, 'account')}, ${count(rows, 'row')} and ${count(files.length, 'file')}`;
}

export const isOrAre = (files: string[]) =>
  files.length === 1 ? '1 file is' : `${files.length.toLocaleString('en')} files are`;
