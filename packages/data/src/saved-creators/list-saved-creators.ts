import type { QueryData } from '@supabase/supabase-js';
import type { DataClient } from '../client/types.ts';
import { hasText } from '../has-text.ts';
import { unwrap } from '../http/unwrap.ts';
import type { Creator } from '../users/user.ts';

const MAX_SAVED_CREATORS = 500;

const selectSavedCreators = (client: DataClient) =>
  client
    .from('saved_creators')
    .select(
      'creator_id, note, created_at, creator:users!saved_creators_creator_id_fkey(id, name, username, avatar, bio, location, skills, availability, rating_avg, rating_count, created_at, projects(count), covers:projects(image_url, image_color), offers:services(price, duration))',
    );

type SavedCreatorRow = QueryData<ReturnType<typeof selectSavedCreators>>[number];

/** The note is visible only to the user who saved the creator. */
export type ListedSavedCreator = Omit<SavedCreatorRow, 'creator'> & {
  /** Null while the creator is not public. */
  creator: Creator | null;
};

/** Those of the signed-in user, most recently saved first. */
export async function listSavedCreators(client: DataClient): Promise<ListedSavedCreator[]> {
  const rows = unwrap(
    await selectSavedCreators(client)
      .order('created_at', { ascending: false })
      .order('creator_id')
      .limit(MAX_SAVED_CREATORS)
      .not('creator.covers.image_url', 'is', null)
      .order('like_count', { referencedTable: 'creator.covers', ascending: false })
      .limit(3, { referencedTable: 'creator.covers' })
      .eq('creator.offers.is_active', true)
      .order('price', { referencedTable: 'creator.offers' })
      .limit(1, { referencedTable: 'creator.offers' }),
  );
  return rows.map(({ creator, ...row }) => {
    if (!creator) return { ...row, creator: null };
    const { projects, covers, offers, ...person } = creator;
    return {
      ...row,
      creator: {
        ...person,
        project_count: projects[0]?.count ?? 0,
        covers: covers.flatMap(({ image_url, image_color }) =>
          image_url === null ? [] : [{ image_url, image_color }],
        ),
        offer: offers[0] ?? null,
      },
    };
  });
}

export type NoteInput = { creatorId: string; note: string };

/** An empty note removes the note. */
export async function updateSavedCreatorNote(
  client: DataClient,
  { creatorId, note }: NoteInput,
): Promise<void> {
  unwrap(
    await client
      .from('saved_creators')
      .update({ note: hasText(note) ? note.trim() : null })
      .eq('creator_id', creatorId)
      .select('creator_id')
      .single(),
  );
}
