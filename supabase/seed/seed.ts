import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { addPeople } from './write/add-people.ts';
import { addRows } from './write/add-rows.ts';
import { likeRows, profileViewRows, savedRows, saveRows, viewRows } from './write/engagement.ts';
import { addRequests } from './write/hiring/add-requests.ts';
import { notificationRows } from './write/hiring/notifications.ts';
import { templateRows } from './write/hiring/templates.ts';
import {
  attachmentFiles,
  conversationRows,
  dateLines,
  getAttachmentRows,
  messageRows,
  readRows,
  unreadRows,
} from './write/conversations.ts';
import { storeFiles } from './write/images.ts';
import {
  appealRows,
  auditRows,
  blockRows,
  hiddenProjectRow,
  hiddenRows,
  reportRows,
  suspensionRows,
} from './write/moderation.ts';
import { avatars } from './write/people.ts';
import {
  featuredIds,
  mediaRows,
  projectImages,
  projectRows,
  sampleRows,
} from './write/projects.ts';
import { reviewRows } from './write/reviews.ts';
import { serviceImages, serviceRows } from './write/services.ts';

const version = '3';

/** Copies the files of the seed into the folders of their buckets. */
export async function storeSeedFiles(storageDir: string) {
  await mkdir(storageDir, { recursive: true });
  const files = [...avatars, ...projectImages, ...serviceImages, ...attachmentFiles];
  return storeFiles(files, storageDir);
}

type SeedOptions = {
  storageDir: string;
  /** The cost of the passwords' bcrypt hashes. */
  hashCost?: number;
};

/** Creates the table of the versions that have run. */
export async function prepare(sql: Sql): Promise<void> {
  await sql`
    create table if not exists private.seeds (
      version text primary key,
      applied_at timestamptz not null default now()
    )`;
}

/**
 * Fills a migrated database with the seed data, once per version; later changes by users are preserved. The images are also added later if the
 * folder has none, because the database may be on another machine and outlive the folder.
 */
export async function seed(sql: Sql, { storageDir, hashCost = 10 }: SeedOptions): Promise<void> {
  await prepare(sql);
  const [applied] = await sql`select version from private.seeds where version = ${version}`;
  if (applied && existsSync(join(storageDir, 'images'))) return;
  const objects = await storeSeedFiles(storageDir);
  if (applied) return;
  await sql.begin(async (transaction) => {
    await addPeople(transaction, hashCost);
    await addRows(transaction, 'public.projects', projectRows);
    await addRows(transaction, 'public.project_media', mediaRows);
    await addRows(transaction, 'public.project_code_samples', sampleRows);
    await transaction`update public.projects set is_featured = true where id = any (${featuredIds})`;
    await addRows(transaction, 'public.services', serviceRows);
    await addRows(transaction, 'public.conversations', conversationRows);
    await addRows(transaction, 'public.conversation_reads', readRows);
    await addRows(transaction, 'public.messages', messageRows);
    await addRows(transaction, 'public.attachments', getAttachmentRows(objects));
    await addRequests(transaction);
    await dateLines(transaction);
    await addRows(transaction, 'public.offer_templates', templateRows);
    await addRows(transaction, 'public.reviews', reviewRows);
    await addRows(transaction, 'public.notifications', notificationRows);
    await addRows(transaction, 'public.project_likes', likeRows);
    await addRows(transaction, 'public.project_saves', saveRows);
    await addRows(transaction, 'public.project_views', viewRows);
    await addRows(transaction, 'public.profile_views', profileViewRows);
    await addRows(transaction, 'public.saved_creators', savedRows);
    await addRows(transaction, 'public.notifications', unreadRows);
    await addRows(transaction, 'public.projects', [hiddenProjectRow]);
    await addRows(transaction, 'private.suspensions', suspensionRows);
    await addRows(transaction, 'private.suspension_appeals', appealRows);
    await addRows(transaction, 'private.hidden_items', hiddenRows);
    await addRows(transaction, 'public.reports', reportRows);
    await addRows(transaction, 'private.blocks', blockRows);
    await addRows(transaction, 'private.audit_log', auditRows);
    // What was sent or is in use is never stored again, unless triggers rest.
    await transaction`set local session_replication_role = replica`;
    await addRows(transaction, 'storage.objects', objects);
    await transaction`
      insert into private.seeds (version) values (${version}) on conflict do nothing`;
  });
}
