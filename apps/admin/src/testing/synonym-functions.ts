import type { Synonyms } from '@showcase/data/admins';
import type { FakeRequest } from '@showcase/data/testing';
import type { AdminRows } from './admin-functions.ts';

const DAY = '2025-06-01T12:00:00.000Z';

/** Answers what admins do with synonyms, as the database does, and changes the rows. */
export function answerSynonymsWrite(rows: AdminRows, { url, body }: FakeRequest) {
  const name = url.pathname.split('/rpc/')[1];
  if (name !== 'admin_save_synonyms' && name !== 'admin_delete_synonyms') return undefined;
  const { id, terms } = body as Pick<Synonyms, 'id' | 'terms'>;
  const group = rows.synonyms.find((row) => row.id === id);
  if (name === 'admin_save_synonyms') {
    if (group) group.terms = terms;
    else rows.synonyms.push({ id, terms, updated_at: DAY });
    return new Response(null, { status: 204 });
  }
  if (!group) {
    const message = 'These synonyms no longer exist';
    return Response.json({ code: 'PT404', message }, { status: 404 });
  }
  rows.synonyms = rows.synonyms.filter((row) => row !== group);
  return new Response(null, { status: 204 });
}
