import type { DataClient } from '@showcase/data/client';
import { updateSavedCreatorNote, saveCreator, unsaveCreator } from '@showcase/data/saved-creators';

export type SavedChange = { creatorId: string; isSaved: boolean };

/** The private notes of recently removed creators, by creator id. */
export type RemovedNotes = Map<string, string>;

type ChangeInput = SavedChange & { userId: string; notes: RemovedNotes };

export async function setCreatorSaved(client: DataClient, input: ChangeInput) {
  const { creatorId, isSaved, userId, notes } = input;
  if (!isSaved) {
    const note = await unsaveCreator(client, { userId, creatorId });
    if (note !== null) notes.set(creatorId, note);
    return;
  }
  await saveCreator(client, creatorId);
  const note = notes.get(creatorId);
  if (note === undefined) return;
  await updateSavedCreatorNote(client, { creatorId, note });
  notes.delete(creatorId);
}
