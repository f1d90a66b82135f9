import { hasText } from '../../has-text.ts';
import type { FakeState } from '../backend/fake-state.ts';
import type { HireRequestEventRow, HireRequestRow } from './rows.ts';

type Arguments = Record<string, unknown>;
type Done = { actions: readonly HireRequestEventRow['action'][]; what: string };

/** Null if an act that is done already says nothing else; otherwise a sentence, because its words would be lost. */
export function explainDropped(
  state: FakeState,
  request: HireRequestRow,
  { actions, what }: Done,
  input: Arguments,
): string | null {
  const said = state.events.findLast(
    ({ hire_request_id, action }) => hire_request_id === request.id && actions.includes(action),
  );
  const note = input.note ?? input.reason;
  const links = Array.isArray(input.links) ? input.links : [];
  const files = Array.isArray(input.attachments) ? (input.attachments as { id: string }[]) : [];
  const isSame =
    (typeof note !== 'string' || !hasText(note) || note === said?.note) &&
    (links.length === 0 || JSON.stringify(links) === JSON.stringify(said?.links)) &&
    files.every((file) => said?.attachments.some(({ id }) => id === file.id));
  return isSame ? null : `${what}, with another text`;
}
