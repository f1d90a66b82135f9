import type { Change } from '../sql-text/conditions.ts';
import { findArguments, mask } from '../sql-text/mask.ts';
import { around, replace } from './mutation.ts';
import type { SqlText, Schema } from './mutation.ts';

const claims = "nullif(current_setting('request.jwt.claims', true), '')::jsonb";
// Users write this part of their own token when they sign up.
const written = `(${claims} -> 'user_metadata')`;

/** Takes the caller's identity or rights from what the caller can write: a parameter, or their metadata. */
export function trust(target: SqlText, schema: Schema): Change[] {
  return [
    ...claimedIds(target.text),
    ...claimedAdmins(target),
    ...givenIds(target),
    ...writablePaths(target.text),
    ...claimedColumns(target, schema),
  ];
}

// Everyone with metadata also has an id, so the check whether a user is signed in stays the same.
const callers =
  /(?:\(\s*select auth\.uid\(\)(?: as uid)?\)|\bauth\.uid\(\))(?!(?:(?: as uid)?\))? is (?:not )?null)/gi;

function claimedIds(text: string): Change[] {
  return [...mask(text).matchAll(callers)].map(({ 0: call, index }) => ({
    text: replace(
      text,
      index,
      index + call.length,
      `coalesce((${written} ->> 'sub')::uuid, ${call})`,
    ),
    what: `the id of the metadata in ${around(text, index, index + call.length)}`,
  }));
}

/** Answers a check of the caller from the metadata. */
function claimedAdmins({ text, part, parameters }: SqlText): Change[] {
  const returned = /^\s*RETURN\s/.exec(text);
  if (part !== 'body' || !returned || parameters.length > 0 || !text.includes('auth.uid()'))
    return [];
  const answer = text.slice(returned[0].length).replace(/;\s*$/, '');
  if (!/^\(?(not\b|exists\b)/i.test(answer)) return [];
  return [
    {
      text: ` return ((${answer}) or coalesce(${written} ->> 'is_admin' = 'true', false))`,
      what: 'the metadata answers yes',
    },
  ];
}

function givenIds({ text, part, parameters }: SqlText): Change[] {
  if (part !== 'body' || !text.includes('auth.uid()')) return [];
  return parameters
    .filter(({ type }) => type === 'uuid')
    .map(({ name }) => ({
      text: text.replaceAll('auth.uid()', `coalesce(${name}, auth.uid())`),
      what: `the caller is the parameter ${name}`,
    }));
}

function writablePaths(text: string): Change[] {
  return [...text.matchAll(/app_metadata|raw_app_meta_data/g)].map(({ 0: path, index }) => ({
    text: replace(text, index, index + path.length, path.replace('app', 'user')),
    what: `what people write for ${around(text, index, index + path.length)}`,
  }));
}

/** An insert that reads the sign-up metadata takes one more column from it. */
function claimedColumns({ text }: SqlText, { columns }: Schema): Change[] {
  if (!text.includes('raw_user_meta_data')) return [];
  const masked = mask(text);
  const inserts = masked.matchAll(/\binsert\s+into\s+([\w.]+)\s*\(/gi);
  return [...inserts].flatMap(({ 0: head, 1: table, index }) => {
    const names = findArguments(masked, index + head.length - 1);
    const listed = /^\s*values\s*(?=\()/i.exec(masked.slice(names.end + 1));
    if (!listed) return [];
    const given = findArguments(masked, names.end + 1 + listed[0].length);
    const taken = names.ranges.map(({ from, to }) => text.slice(from, to).trim());
    return columns
      .filter((column) => column.table === table && !taken.includes(column.name))
      .map(({ name, type, preset }) => {
        const claim = `(new.raw_user_meta_data ->> '${name}')::${type}`;
        const value = preset ? `coalesce(${claim}, ${preset})` : claim;
        const longer = replace(text, given.end, given.end, `, ${value}`);
        return {
          text: replace(longer, names.end, names.end, `, ${name}`),
          what: `${name} of the metadata in ${around(text, index, names.end + 1)}`,
        };
      });
  });
}
