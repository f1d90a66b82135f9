import * as v from 'valibot';
import { parseJson } from '../parse-json.ts';

const unknownColumn = v.object({ code: v.literal('42703'), message: v.string() });

/**
 * Reads without the columns that the database does not have, because it is of an earlier release: its rows lack them. A filter by such a
 * column fails.
 */
export async function readKnownColumns(
  url: string,
  read: (url: string) => Promise<Response>,
): Promise<Response> {
  const response = await read(url);
  if (response.status !== 400) return response;
  const name = await findUnknownColumn(response.clone());
  const remaining = name && withoutColumn(url, name);
  return remaining ? readKnownColumns(remaining, read) : response;
}

/** PostgreSQL names it with its table. */
async function findUnknownColumn(response: Response): Promise<string | undefined> {
  const failure = parseJson(await response.text(), unknownColumn);
  return failure ? /(\w+) does not exist$/.exec(failure.message)?.[1] : undefined;
}

/** The URL without this column in its select, also of embedded rows; undefined if it is not there. */
function withoutColumn(text: string, name: string): string | undefined {
  const url = new URL(text);
  const select = url.searchParams.get('select') ?? '';
  const remaining = select
    .replaceAll(new RegExp(`(?<=^|[,(])${name}(?:,|(?=\\)|$))`, 'g'), '')
    .replaceAll(/,(?=\)|$)/g, '');
  url.searchParams.set('select', remaining);
  return remaining === select ? undefined : url.href;
}
