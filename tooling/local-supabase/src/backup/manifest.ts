import { z } from 'zod';

const name = z.string();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  /** What the database has run, with the texts. */
  migrations: z.array(
    z.object({ version: z.string(), statements: z.array(z.string()).nullable() }),
  ),
  tables: z.array(
    z.object({ schema: z.string(), name, columns: z.array(z.string()), rows: z.int().min(0) }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name, lastValue: z.string(), isCalled: z.boolean() }),
  ),
  /** Paths of files that the rows name and that were not there. */
  missingFiles: z.array(z.string()),
  /** All other entries of the archive, in their order. */
  entries: z.array(z.object({ name, size: z.int().min(0), sha256 })),
});

/** What an archive contains: its last entry. */
export type Manifest = z.infer<typeof manifestSchema>;
export type Table = Manifest['tables'][number];
export type Sequence = Manifest['sequences'][number];
export type Entry = Manifest['entries'][number];

export const manifestName = 'manifest.json';
/** The first entry: by it, a file counts as a backup. */
export const titleName = 'bolt-showcase-backup';
export const title = 'A backup of Bolt Showcase, which npm run restore reads.\n';

/** Undefined if the text is none. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The folder of a table's rows in an archive, in which its parts have a number each. */
export const rowsFolder = (table: Pick<Table, 'schema' | 'name'>) =>
  `rows/${table.schema}.${table.name}`;
export const filesFolder = 'files';
