import type { Sql } from '../postgres/connect.ts';

const comparesLists = /^(?:not\.)?(?:(?:cs|cd|ov)|\w+\((?:any|all)\))\.(\s*\{.*)$/s;
const isLogic = /(?:^|\.)(?:and|or)$/;
const withinLogic = /\.(?:cs|cd|ov)\.(\{[^{}]*\})/g;

/**
 * PostgREST's response to a filter by a list that PostgreSQL cannot read, such as {Say "hi"}; null without one. The REST service reads lists
 * itself, and reads more than PostgreSQL does.
 */
export async function refuseMalformedList(url: URL, sql: Sql): Promise<Response | null> {
  if (!url.pathname.startsWith('/rest/v1/')) return null;
  for (const literal of [...url.searchParams].flatMap(([name, value]) => listLiterals(name, value)))
    try {
      await sql`select ${literal}::text::text[]`;
    } catch (error) {
      const { code, message, detail = null } = error as Error & { code: string; detail?: string };
      return Response.json({ code, message, details: detail, hint: null }, { status: 400 });
    }
  return null;
}

function listLiterals(name: string, value: string): string[] {
  const literals = isLogic.test(name)
    ? [...value.matchAll(withinLogic)].map(([, literal = '']) => literal)
    : [comparesLists.exec(value)?.[1] ?? []].flat();
  return literals.filter((literal) => !isJson(literal));
}

/** For a column with JSON; of a list, PostgreSQL refuses it. */
function isJson(literal: string) {
  try {
    JSON.parse(literal);
    return true;
  } catch {
    return false;
  }
}
