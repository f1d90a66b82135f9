import type { DataClient } from '../client.ts';
import { hasText } from '../has-text.ts';
import { unwrap } from '../http/unwrap.ts';
import type { Creator } from '../users/user.ts';

const MAX_SAVED_CREATORS = 500;

export type ListedSavedCreator = {
  creator_id: string;
  /** Visible only to the user who saved the creator. */
  note: string | null;
  created_at: string;
  /** Null while the creator is not public. */
  creator: Creator | null;
};

/** Those of the signed-in user, most recently saved first. */
export async function listSavedCreators(client: DataClient): Promise<ListedSavedCreator[]> {
  const rows = unwrap(
    await client
      .from('saved_creators')
      .select(
        'creator_id, note, created_at, creator:users!saved_creators_creator_id_fkey(id, name, username, avatar, bio, location, skills, rating_avg, rating_count, created_at, projects(count))',
      )
      .order('created_at', { ascending: false })
      .order('creator_id')
      .limit(MAX_SAVED_CREATORS),
  );
  return rows.map(({ creator, ...row }) => {
    if (!creator) return { ...row, creator: null };
    const { projects, ...person } = creator;
    return { ...row, creator: { ...person, project_count: projects[0]?.count ?? 0 } };
  });
}

/** An empty note removes the note. */
export async function updateSavedCreatorNote(
  client: DataClient,
  { creatorId, note }: { creatorId: string; note: string },
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
