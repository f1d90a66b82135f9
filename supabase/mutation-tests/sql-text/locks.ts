import { squeeze } from './conditions.ts';
import type { Change } from './conditions.ts';
import { findClosing, mask } from './mask.ts';

const rowLocks =
  /\bfor\s+(?:no\s+key\s+update|key\s+share|update|share)\b(?:\s+of\s+\w+(?:\s*,\s*\w+)*)?(?:\s+(?:nowait|skip\s+locked)\b)?/gi;
const lockCalls = /\b(?:pg_(?:try_)?advisory_\w+|private\.lock_people)\s*\(/gi;

/** A function's body without one of its locks at a time: of rows, advisory ones, and those of people. */
export function withoutLocks(body: string): Change[] {
  const masked = mask(body);
  const rows = [...masked.matchAll(rowLocks)].map(({ 0: clause, index }) => ({
    from: index,
    to: index + clause.length,
    by: '',
  }));
  const calls = [...masked.matchAll(lockCalls)].map(({ 0: call, index }) => ({
    from: index,
    to: findClosing(masked, index + call.length - 1) + 1,
    by: 'null',
  }));
  return [...rows, ...calls].map(({ from, to, by }) => ({
    text: `${body.slice(0, from)}${by}${body.slice(to)}`,
    what: squeeze(body.slice(from, to)),
  }));
}
