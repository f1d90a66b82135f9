import { readCount } from '../body.ts';
import type { Body } from '../body.ts';
import { withPolicies } from '../storage-context.ts';
import type { StorageContext } from '../storage-context.ts';

const sortable = ['name', 'updated_at', 'created_at', 'last_accessed_at'];

/** One level of a bucket as the caller may see it: its objects, and its folders as rows without an id. */
export async function listObjects(context: StorageContext, bucket: string, body: Body) {
  const prefix = typeof body.prefix === 'string' ? body.prefix.replace(/^\/+|\/+$/g, '') : '';
  const folder = prefix === '' ? '' : `${prefix}/`;
  const search = typeof body.search === 'string' ? body.search.toLowerCase() : '';
  const limit = readCount(body, 'limit', { fallback: 100, min: 1, max: 1000 });
  const offset = readCount(body, 'offset', { fallback: 0, min: 0, max: Number.MAX_SAFE_INTEGER });
  const { column, isDescending } = readSorting(body.sortBy);

  return withPolicies(context, 'storage.object.list', async (sql) => {
    const direction = isDescending ? sql`desc` : sql`asc`;
    return sql`
      with visible as (
        select *, substr(name, ${folder.length + 1}) as rest
        from storage.objects
        where bucket_id = ${bucket} and starts_with(name, ${folder})
      ),
      entries as (
        select rest as name, id, updated_at, created_at, last_accessed_at, metadata
        from visible where position('/' in rest) = 0
        union all
        select split_part(rest, '/', 1), null, null, null, null, null
        from visible where position('/' in rest) > 0 group by 1
      )
      select * from entries
      where starts_with(lower(name), ${search})
      order by ${sql(column)} ${direction} nulls first, name collate "C" asc
      limit ${limit} offset ${offset}`;
  });
}

function readSorting(value: unknown): { column: string; isDescending: boolean } {
  const sorting: { column?: unknown; order?: unknown } =
    typeof value === 'object' && value !== null ? value : {};
  const column = sortable.find((name) => name === sorting.column) ?? 'name';
  return { column, isDescending: sorting.order === 'desc' };
}
