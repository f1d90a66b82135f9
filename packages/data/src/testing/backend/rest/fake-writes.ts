import type { NewSavedSearch } from '../../../saved-searches/saved-searches.ts';
import { json, type FakeReport, type FakeRequest, type FakeState } from '../fake-state.ts';
import { aReview } from '../../rows.ts';
import { addSearch, removeSearch } from './fake-searches.ts';

/** Rows that users add to their own lists. */
export function answerInsert(state: FakeState, request: FakeRequest, table: string) {
  const { body, callerId } = request;
  if (!callerId) return json({ code: '42501', message: `permission denied for ${table}` }, 401);
  if (table === 'saved_creators') {
    const { creator_id } = body as { creator_id: string };
    const isSaved = savedRow(state, callerId, creator_id) !== undefined;
    if (isSaved) return json({ code: '23505', message: 'duplicate key value' }, 409);
    state.savedCreators.push({
      user_id: callerId,
      creator_id,
      note: null,
      created_at: new Date().toISOString(),
    });
    return created();
  }
  if (table === 'saved_searches') return addSearch(state, callerId, body as NewSavedSearch);
  if (table === 'reviews') {
    const now = new Date().toISOString();
    const timestamps = { created_at: now, updated_at: now };
    state.reviews.push(
      aReview({
        id: crypto.randomUUID(),
        ...timestamps,
        ...(body as object),
        user_id: callerId,
      }),
    );
    return created();
  }
  if (table === 'reports') {
    const report = { ...(body as Omit<FakeReport, 'reporter_id'>), reporter_id: callerId };
    const isKnown = state.reports.some(
      ({ reporter_id, target_id }) => reporter_id === callerId && target_id === report.target_id,
    );
    if (isKnown) return json({ code: 'PT409', message: 'You already reported this' }, 409);
    state.reports.push(report);
    return created();
  }
  return json({ code: '42501', message: `permission denied for table ${table}` }, 403);
}

/** Rows that users remove from their own lists. */
export function answerRemoval(state: FakeState, request: FakeRequest, table: string) {
  const { url, callerId } = request;
  if (table === 'saved_searches') return removeSearch(state, request);
  if (table !== 'saved_creators') {
    return json({ code: '42501', message: `permission denied for table ${table}` }, 403);
  }
  const creatorId = url.searchParams.get('creator_id')?.replace('eq.', '') ?? '';
  const row = savedRow(state, callerId, creatorId);
  state.savedCreators = state.savedCreators.filter((other) => other !== row);
  const removed = row ? [{ note: row.note }] : [];
  return url.searchParams.has('select') ? json(removed) : new Response(null, { status: 204 });
}

function savedRow(state: FakeState, userId: string | null, creatorId: string) {
  return state.savedCreators.find((row) => row.user_id === userId && row.creator_id === creatorId);
}

function created() {
  return new Response(null, { status: 201 });
}
