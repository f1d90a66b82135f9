import type { Fragment, Sql, TransactionSql } from 'postgres';

/**
 * Deletes rows of `storage.objects`, all by default, and returns how many. Only the storage service may: it says so in a setting, without
 * which `protect_objects_delete` rejects each deletion.
 */
export function deleteObjects(sql: Sql | TransactionSql, condition: Fragment = sql`true`) {
  return 'savepoint' in sql
    ? sql.savepoint((savepoint) => remove(savepoint, condition))
    : sql.begin((transaction) => remove(transaction, condition));
}

async function remove(transaction: TransactionSql, condition: Fragment): Promise<number> {
  const allow = (isAllowed: boolean) =>
    transaction`select set_config('storage.allow_delete_query', ${String(isAllowed)}, true)`;
  await allow(true);
  const { count } = await transaction`delete from storage.objects where ${condition}`;
  await allow(false);
  return count;
}

/** Deletes the rows of what people stored. */
export function deleteObjectsOf(sql: Sql | TransactionSql, people: readonly string[]) {
  return deleteObjects(sql, sql`left(name, 36) = any (${people})`);
}
