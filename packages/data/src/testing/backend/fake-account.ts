import { json, type FakeRequest, type FakeState } from './fake-state.ts';

/** Implements ask_purpose(). */
export function promptPurpose(state: FakeState, { callerId }: FakeRequest) {
  const row = state.details.find(({ user_id }) => user_id === callerId);
  const isCreator = state.users.some(({ id, is_dev }) => id === callerId && is_dev);
  if (row?.purpose_asked_at !== null || isCreator) return json(false);
  row.purpose_asked_at = new Date().toISOString();
  return json(true);
}

/** Implements answer_purpose(). */
export function answerPurpose(state: FakeState, { callerId }: FakeRequest, purpose: string) {
  const row = state.details.find(({ user_id }) => user_id === callerId);
  if (row) row.purpose ??= purpose;
  return new Response(null, { status: 204 });
}

/** Responds to a download from the bucket. */
export function answerDownload(state: FakeState, { url }: FakeRequest) {
  const path = url.pathname.replace(/^.*\/images\//, '');
  const file = state.files[path];
  if (file === undefined) return json({ statusCode: '404', message: 'Object not found' }, 400);
  return new Response(file);
}
