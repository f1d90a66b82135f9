import { json, type FakeRequest, type FakeState } from './fake-state.ts';

/** Implements export_my_data(). */
export function exportAccount(state: FakeState, { callerId }: FakeRequest) {
  const isOwn = (row: { user_id: string }) => row.user_id === callerId;
  const images = Object.keys(state.files).filter((path) => path.startsWith(`${callerId}/`));
  return json({
    exported_at: '2026-11-21T12:00:00.000Z',
    account: { id: callerId, email: getEmail(state, callerId) },
    users: state.users.find(({ id }) => id === callerId) ?? null,
    projects: orNull(state.projects.filter(isOwn)),
    services: orNull(state.services.filter(isOwn)),
    images: orNull(images),
  });
}

type DeletionInput = { confirmation?: unknown };

/** Implements delete_my_account(). */
export function deleteAccount(state: FakeState, { callerId }: FakeRequest, input: DeletionInput) {
  const email = getEmail(state, callerId);
  if (String(input.confirmation).trim().toLowerCase() !== email) {
    const message = 'Type your email address to confirm';
    return json({ code: 'PT400', message }, 400);
  }
  if (state.obligations.length > 0) {
    const message = `Settle what is still open between you and others first: ${state.obligations.length} open`;
    return json({ code: 'PT409', message }, 409);
  }
  state.accounts = state.accounts.filter(({ userId }) => userId !== callerId);
  state.users = state.users.filter(({ id }) => id !== callerId);
  return new Response(null, { status: 204 });
}

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

function getEmail(state: FakeState, id: string | null) {
  return state.accounts.find(({ userId }) => userId === id)?.email;
}

/** Like json_agg(). */
function orNull<T>(rows: T[]) {
  return rows.length > 0 ? rows : null;
}
