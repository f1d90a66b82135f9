import { toComparedIds } from '../../reputation/compared-creators.ts';
import { aCreatorRecord } from '../answers/record-answers.ts';
import { findOpenProject } from './fake-links.ts';
import { json, type FakeRequest, type FakeState } from './fake-state.ts';
import { visibleRows } from './rest/fake-tables.ts';

type Arguments = Record<string, unknown>;

/** Implements my_saved_projects(). Without a time, the last row was saved last. */
export function savedProjects(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  if (!callerId) return json({ code: '42501', message: 'permission denied' }, 401);
  const text = typeof input.q === 'string' ? input.q.trim().toLowerCase() : '';
  const saved = state.saves
    .filter(({ user_id }) => user_id === callerId)
    .toReversed()
    .map(({ project_id, created_at }, index) => ({
      id: project_id,
      saved_at: created_at ?? new Date(Date.UTC(2026, 0, 28) - index * 86_400_000).toISOString(),
      project: getCard(state, project_id),
    }))
    .toSorted((a, b) => b.saved_at.localeCompare(a.saved_at))
    .filter(({ project }) => {
      if (text === '') return true;
      const { title, tagline, description, tags = [], owner } = project ?? {};
      const texts = [title, tagline, description, owner?.name, ...tags];
      return texts.some((one) => one?.toLowerCase().includes(text));
    });
  const size = Number(input.page_size ?? 24);
  const start = saved.findIndex(({ id }) => id === input.cursor) + 1;
  const items = saved.slice(start, start + size);
  return json({ items, next_cursor: start + size < saved.length ? items.at(-1)?.id : null });
}

function getCard(state: FakeState, id: string) {
  const project = findOpenProject(state, id);
  const owner = state.users.find((user) => user.id === project?.user_id);
  return project && owner ? { ...project, owner } : null;
}

/** Null for who is no public creator. */
export function getRecord(state: FakeState, id: string) {
  const creator = visibleRows(state, 'users', null).find((row) => row.id === id);
  if (!creator) return null;
  return state.creatorRecords[id] ?? aCreatorRecord({ member_since: String(creator.created_at) });
}

/** Implements creators_to_compare(). */
export function comparedCreators(state: FakeState, { ids }: Arguments) {
  const creators = toComparedIds(Array.isArray(ids) ? ids.map(String) : []).flatMap((id) => {
    const user = state.users.find((one) => one.id === id);
    const record = getRecord(state, id);
    if (!user || !record) return [];
    const projects = visibleRows(state, 'projects', null).filter((row) => row.user_id === id);
    return [
      { ...user, record, project_count: projects.length, offer: getCheapestOffer(state, id) },
    ];
  });
  return json(creators);
}

function getCheapestOffer(state: FakeState, creatorId: string) {
  const [offer] = state.services
    .filter(({ user_id, is_active }) => user_id === creatorId && is_active)
    .sort((a, b) => a.price - b.price);
  if (!offer) return null;
  const days = offer.duration.match(/\d+/g)?.at(-1);
  return { price: offer.price, duration: offer.duration, days: days ? Number(days) : null };
}

/** The authors, for the reviewed creator. */
export function reviewAuthors(
  state: FakeState,
  { callerId }: FakeRequest,
  { review_ids }: Record<string, unknown>,
) {
  const ids = Array.isArray(review_ids) ? review_ids : [];
  const own = state.reviews.filter(
    (row) => row.target_user_id === callerId && ids.includes(row.id),
  );
  return json(
    own.flatMap(({ id, user_id }) => {
      const author = state.users.find((user) => user.id === user_id);
      return author ? [{ review_id: id, name: author.name, avatar: author.avatar }] : [];
    }),
  );
}
