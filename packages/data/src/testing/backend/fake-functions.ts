import {
  INDUSTRY_FILTERS,
  LOCATION_FILTERS,
  PROJECT_TYPE_FILTERS,
  TECHNOLOGY_FILTERS,
} from '../../constants.ts';
import { validateUsername } from '../../users/profile/username.ts';
import { createHireRequest, sendMessage } from '../hiring/fake-hiring.ts';
import { deleteAccount, exportAccount } from './fake-account.ts';
import { actOnRequest, people, replyToReview } from '../hiring/act-on-request.ts';
import { reviewAuthors } from '../hiring/reviews.ts';
import { json, type FakeRequest, type FakeState } from './fake-state.ts';
import { visibleRows } from './rest/fake-tables.ts';

type Arguments = Record<string, unknown>;

/** Responds to the database functions that this package calls. */
export function answerFunction(state: FakeState, request: FakeRequest, name: string) {
  const input = toArguments(request.body);
  switch (name) {
    case 'search_projects':
      return json(searchProjects(state, input));
    case 'search_creators':
      return json(searchCreators(state, input));
    case 'username_available':
      return json(isAvailable(state, request.callerId, String(input.name)));
    case 'creator_by_former_username':
      return json(state.formerUsernames[String(input.name)] ?? null);
    case 'creator_contact':
      return json(state.contacts[String(input.creator_id)] ?? null);
    case 'am_i_admin':
      return request.callerId
        ? json(state.admins.includes(request.callerId))
        : json({ code: '42501', message: 'permission denied for function am_i_admin' }, 401);
    case 'suggest_search':
      return json(state.suggestions);
    case 'record_view':
      return recordView(state, request, input);
    case 'record_profile_view':
      return recordProfileView(state, request, input);
    case 'item_status':
      return json(getStatus(state, String(input.kind), String(input.id)));
    case 'export_my_data':
      return exportAccount(state, request);
    case 'delete_my_account':
      return deleteAccount(state, request, input);
    case 'my_restrictions':
      return json(state.restrictions);
    case 'wallet_balance':
      return json(state.wallets[String(request.callerId)] ?? 0);
    case 'username_status':
      return json(getStatus(state, 'user', getIdByUsername(state, String(input.username))));
    case 'create_hire_request':
      return createHireRequest(state, request, input);
    case 'send_message':
      return sendMessage(state, request, input);
    case 'complete_onboarding':
      return completeOnboarding(state, request, input);
    case 'act_on_hire_request':
      return actOnRequest(state, request, input);
    case 'reply_to_review':
      return replyToReview(state, request, input);
    case 'review_authors':
      return reviewAuthors(state, request, input);
    case 'people':
      return people(state, input);
    default:
      return json({ code: 'PGRST202', message: `Could not find the function ${name}` }, 404);
  }
}

function completeOnboarding(state: FakeState, request: FakeRequest, input: Arguments) {
  const user = state.users.find(({ id }) => id === request.callerId);
  if (!user)
    return json({ code: 'PT404', message: 'Your account has no profile to complete' }, 404);
  const replaced = input.replaced as string[];
  const row: Record<string, unknown> = user;
  for (const [field, value] of Object.entries(input.profile as object)) {
    const now = row[field] ?? '';
    const isEmpty = now === '' || (Array.isArray(now) && now.length === 0);
    if (isEmpty || replaced.includes(field)) row[field] = value;
  }
  user.is_dev = true;
  return new Response(null, { status: 204 });
}

function recordView(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const project = state.projects.find(({ id }) => id === input.project_id);
  if (project && project.user_id !== callerId) project.view_count += 1;
  return new Response(null, { status: 204 });
}

function recordProfileView(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const row = state.details.find(({ user_id }) => user_id === input.creator_id);
  if (row && row.user_id !== callerId) row.view_count += 1;
  return new Response(null, { status: 204 });
}

function getStatus(state: FakeState, kind: string, id: string) {
  if (state.hidden.includes(id)) return 'hidden';
  const rows = visibleRows(state, `${kind}s`, null);
  return rows.some((row) => row.id === id) ? 'public' : 'unknown';
}

function getIdByUsername(state: FakeState, username: string) {
  return state.users.find((user) => user.username === username.toLowerCase())?.id ?? '';
}

function searchProjects(state: FakeState, input: Arguments) {
  const projects = state.projects
    .filter(({ user_id }) => state.users.some(({ id, is_dev }) => id === user_id && is_dev))
    .filter(({ title, description, tags }) => contains([title, description, ...tags], input.q))
    .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
    .map(({ user_id, ...project }) => ({
      ...project,
      owner: state.users.find(({ id }) => id === user_id),
    }));
  return paginate(projects, input, {
    types: { values: PROJECT_TYPE_FILTERS, getValues: ({ tags }) => tags },
    technologies: { values: TECHNOLOGY_FILTERS, getValues: ({ tags }) => tags },
    industries: { values: INDUSTRY_FILTERS, getValues: ({ tags }) => tags },
  });
}

function searchCreators(state: FakeState, input: Arguments) {
  const creators = state.users
    .filter(({ is_dev }) => is_dev)
    .filter(({ name, bio, skills, location }) =>
      contains([name, bio ?? '', location ?? '', ...skills], input.q),
    )
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((user) => ({
      ...user,
      project_count: visibleRows(state, 'projects', null).filter((row) => row.user_id === user.id)
        .length,
    }));
  return paginate(creators, input, {
    skills: { values: TECHNOLOGY_FILTERS, getValues: ({ skills }) => skills },
    locations: { values: LOCATION_FILTERS, getValues: ({ location }) => [location ?? ''] },
  });
}

type Group<T> = { values: readonly string[]; getValues: (item: T) => string[] };

function paginate<T extends { id: string }>(
  items: T[],
  input: Arguments,
  groups: Record<string, Group<T>>,
) {
  const size = Number(input.page_size ?? 24);
  const passes = (item: T, except?: string) =>
    Object.entries(groups).every(
      ([name, group]) => name === except || sharesOne(group.getValues(item), toTexts(input[name])),
    );
  const found = items.filter((item) => passes(item));
  const start = found.findIndex(({ id }) => id === input.cursor) + 1;
  const page = found.slice(start, start + size);
  const facets = Object.entries(groups).map(([name, group]) => {
    const counted = items.filter((item) => passes(item, name));
    const count = (value: string) =>
      counted.filter((item) => sharesOne(group.getValues(item), [value])).length;
    const counts = group.values.map((value) => [value, count(value)] as const);
    return [name, Object.fromEntries(counts)] as const;
  });
  return {
    items: page,
    total: found.length,
    total_is_capped: false,
    facets: Object.fromEntries(facets),
    next_cursor: start + size < found.length ? page.at(-1)?.id : null,
  };
}

function contains(texts: string[], q: unknown) {
  const wanted = typeof q === 'string' ? q.trim().toLowerCase() : '';
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

function sharesOne(values: string[], wanted: string[]) {
  return wanted.length === 0 || wanted.some((value) => values.includes(value));
}

function toArguments(body: unknown): Arguments {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function toTexts(value: unknown) {
  return Array.isArray(value) ? value.map(String) : [];
}

function isAvailable(state: FakeState, callerId: string | null, name: string) {
  const formerOwner = state.formerUsernames[name] ?? callerId;
  const isTaken = state.users.some(({ username }) => username === name);
  return validateUsername(name) === null && formerOwner === callerId && !isTaken;
}
