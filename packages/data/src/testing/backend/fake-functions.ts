import { validateUsername } from '../../users/profile/username.ts';
import { caseEvidence } from '../cases/fake-evidence.ts';
import { answerPurpose, promptPurpose } from './fake-account.ts';
import { people } from '../hiring/to-party.ts';
import { ownRequest, ownRequests } from '../hiring/listed-requests.ts';
import { ownInvoices } from '../hiring/settling/listed-invoices.ts';
import { toSecondFactor } from './fake-factors.ts';
import { answerMailFunction } from './fake-mail.ts';
import { json, type FakeRequest, type FakeState } from './fake-state.ts';
import { comparedCreators, getRecord, reviewAuthors, savedProjects } from './fake-lists.ts';
import { isOpenByLink, projectByLink } from './fake-links.ts';
import { removeFile, reserveFile } from './storage/fake-files.ts';
import { openSearch } from './rest/fake-searches.ts';
import { visibleRows } from './rest/fake-tables.ts';

type Arguments = Record<string, unknown>;

/** Responds to the database functions that this package calls. */
export function answerFunction(state: FakeState, request: FakeRequest, name: string) {
  const input = toArguments(request.body);
  switch (name) {
    case 'username_available':
      return json(isAvailable(state, request.callerId, String(input.name)));
    case 'creator_by_former_username':
      return json(state.formerUsernames[String(input.name)] ?? null);
    case 'creator_contact':
      return json(state.contacts[String(input.creator_id)] ?? null);
    case 'project_by_link':
      return json(projectByLink(state, String(input.project_id)));
    case 'am_i_admin':
      return request.callerId
        ? json(state.admins.includes(request.callerId))
        : json({ code: '42501', message: 'permission denied for function am_i_admin' }, 401);
    case 'my_second_factor':
      return json(toSecondFactor(state.factors[request.callerId ?? '']));
    case 'item_status':
      return json(getStatus(state, String(input.kind), String(input.id)));
    case 'ask_purpose':
      return promptPurpose(state, request);
    case 'answer_purpose':
      return answerPurpose(state, request, String(input.purpose));
    case 'username_status':
      return json(getStatus(state, 'user', getIdByUsername(state, String(input.username))));
    case 'reserve_attachment':
      return reserveFile(state, request, input);
    case 'remove_attachment':
    case 'discard_attachment':
      return removeFile(state, input);
    case 'complete_onboarding':
      return completeOnboarding(state, request, input);
    case 'my_hire_requests':
      return ownRequests(state, request, input);
    case 'my_hire_request':
      return ownRequest(state, request, input);
    case 'case_evidence':
      return caseEvidence(state, request, input);
    case 'my_invoices':
      return ownInvoices(state, request, input);
    case 'review_authors':
      return reviewAuthors(state, request, input);
    case 'creator_record':
      return json(getRecord(state, String(input.creator_id)));
    case 'creators_to_compare':
      return comparedCreators(state, input);
    case 'my_saved_projects':
      return savedProjects(state, request, input);
    case 'open_saved_search':
      return openSearch(state, request, input.search_id);
    case 'people':
      return people(state, input);
    default:
      return (
        answerMailFunction(state, request, name, input) ??
        json({ code: 'PGRST202', message: `Could not find the function ${name}` }, 404)
      );
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

function getStatus(state: FakeState, kind: string, id: string) {
  if (state.hidden.includes(id)) return 'hidden';
  if (kind === 'project') return isOpenByLink(state, id) ? 'public' : 'unknown';
  const rows = visibleRows(state, `${kind}s`, null);
  return rows.some((row) => row.id === id) ? 'public' : 'unknown';
}

function getIdByUsername(state: FakeState, username: string) {
  return state.users.find((user) => user.username === username.toLowerCase())?.id ?? '';
}

function toArguments(body: unknown): Arguments {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function isAvailable(state: FakeState, callerId: string | null, name: string) {
  const formerOwner = state.formerUsernames[name] ?? callerId;
  const isTaken = state.users.some(({ username }) => username === name);
  return validateUsername(name) === null && formerOwner === callerId && !isTaken;
}
