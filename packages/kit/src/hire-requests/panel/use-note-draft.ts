import type { HireRequest } from '@showcase/data/hire-requests';
import { useTextDraft } from '../../drafts/use-text-draft.ts';

const DRAFT_NAMES = { deliver: 'delivery', ask_changes: 'changes' } as const;

export type NoteAction = keyof typeof DRAFT_NAMES;

type NoteDraftOptions = { request: Pick<HireRequest, 'id'>; userId: string; action: NoteAction };

/** The stored draft of the note of an action. */
export function useNoteDraft({ request, userId, action }: NoteDraftOptions) {
  return useTextDraft(`${DRAFT_NAMES[action]}:${userId}:${request.id}`);
}
