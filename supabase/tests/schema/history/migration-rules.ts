/** It runs on an empty database, where a lock stops no one. */
const BASELINE = /^\d+_baseline\.sql$/;

const POLICY = /^(?:create|alter|drop|comment on) policy\b/;
/** On a hosted project they belong to the platform: policies, triggers and rows are allowed. */
const OF_PLATFORM =
  /^(?:alter table|drop table|create (?:unique )?index .* on) (?:if exists )?(?:auth|storage|realtime)\./s;
const LOCK_TIMEOUT = /^set local lock_timeout = '(\d+)ms'$/;
const CONCURRENTLY =
  /^(?:(?:create (?:unique )?|drop )index concurrently\b|set lock_timeout = '500ms'$)/;
const ENUM_VALUE = /^alter type \S+ add value\b/;

/** Changes by a migration that could stop a site with users, one sentence each. */
export function findMigrationProblems(name: string, text: string): string[] {
  const statements = splitStatements(text);
  const problems: string[] = [];
  if (/\bexception\s+when\s+others\b/.test(text.toLowerCase()))
    problems.push('It swallows every error.');
  if (statements.some((statement) => OF_PLATFORM.test(statement)))
    problems.push('It changes a table that belongs to the platform.');
  if (BASELINE.test(name)) return problems;
  // What works on an index concurrently runs outside of a transaction.
  if (statements.every((statement) => CONCURRENTLY.test(statement))) return problems;
  const [, timeout = Infinity] = LOCK_TIMEOUT.exec(statements[0] ?? '') ?? [];
  if (Number(timeout) > 500)
    problems.push('Its first statement is not `set local lock_timeout` of at most 500ms.');
  if (statements.length > 2 && statements.some((statement) => ENUM_VALUE.test(statement)))
    problems.push('Its new enum value is not in a migration of its own.');
  const isPolicy = (statement: string) => POLICY.test(statement);
  const isOther = (statement: string) => !isPolicy(statement) && !LOCK_TIMEOUT.test(statement);
  if (statements.some(isPolicy) && statements.some(isOther))
    problems.push('Its policies are not in a migration of their own.');
  return problems;
}

/** Lower case and without comments; bodies of functions do not matter here. */
function splitStatements(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/(\$\w*\$).*?\1/gs, '')
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
}
