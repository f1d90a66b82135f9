import type { HireRequest } from '@showcase/data/hire-requests';
import { useTextDraft } from '@showcase/kit/drafts';

type NoteDraftOptions = { request: Pick<HireRequest, 'id'>; userId: string };

/** The stored draft of the changes that a client wants. */
export function useNoteDraft({ request, userId }: NoteDraftOptions) {
  return useTextDraft(`changes:${userId}:${request.id}`);
}
