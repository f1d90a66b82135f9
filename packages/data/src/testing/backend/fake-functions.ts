import { caseEvidence } from '../cases/fake-evidence.ts';
import { people } from '../hiring/to-party.ts';
import { ownRequest, ownRequests } from '../hiring/listed-requests.ts';
import { ownInvoices } from '../hiring/settling/listed-invoices.ts';
import { toSecondFactor } from './fake-factors.ts';
import { json, type FakeRequest, type FakeState } from './fake-state.ts';
import { savedProjects } from './fake-lists.ts';
import { isOpenByLink, projectByLink } from './fake-links.ts';
import { removeFile, reserveFile } from './storage/fake-files.ts';
import { visibleRows } from './rest/fake-tables.ts';

type Arguments = Record<string, unknown>;

/** Responds to the database functions that this package calls. */
export function answerFunction(state: FakeState, request: FakeRequest, name: string) {
  const input = toArguments(request.body);
  switch (name) {
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
    case 'username_status':
      return json(getStatus(state, 'user', getIdByUsername(state, String(input.username))));
    case 'reserve_attachment':
      return reserveFile(state, request, input);
    case 'remove_attachment':
    case 'discard_attachment':
      return removeFile(state, input);
    case 'my_hire_requests':
      return ownRequests(state, request, input);
    case 'my_hire_request':
      return ownRequest(state, request, input);
    case 'case_evidence':
      return caseEvidence(state, request, input);
    case 'my_invoices':
      return ownInvoices(state, request, input);
    case 'my_saved_projects':
      return savedProjects(state, request, input);
    case 'open_saved_search':
      return openSearch(state, String(input.search_id));
    case 'people':
      return people(state, input);
    default:
      return json({ code: 'PGRST202', message: `Could not find the function ${name}` }, 404);
  }
}

function openSearch(state: FakeState, id: string) {
  for (const row of state.savedSearches) if (row.id === id) row.new_count = 0;
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
