/** A string, a quoted name, a function's body, a comment, the end of a statement, or a character of something else. */
const token = /'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|--[^\n]*|\/\*[\s\S]*?\*\/|[\s\S]/g;

const onIndex = /^(create (?:unique )?|drop )index concurrently (?:if (?:not )?exists )?(\S+)/;
const setting = /^set (?:session )?lock_timeout\b/;

export type Separate = {
  statements: string[];
  /** Remove what `statements` may have left unfinished. */
  cleanup: string[];
};

/**
 * The statements of a migration that runs outside of a transaction, because it adds or drops an index while the product is in use;
 * undefined for any other. What it leaves if it is killed is an invalid index, so it drops an index before it creates it.
 */
export function separateStatements(text: string): Separate | undefined {
  if (!/\bconcurrently\b/i.test(text)) return undefined;
  const statements = splitStatements(text);
  const simple = statements.map((statement) => statement.toLowerCase().replace(/\s+/g, ' '));
  if (!simple.some((statement) => onIndex.test(statement))) return undefined;
  const other = simple.findIndex(
    (statement) => !onIndex.test(statement) && !setting.test(statement),
  );
  if (other !== -1)
    throw new Error(
      `it works on an index concurrently, so it can't contain another statement (${statements[other]})`,
    );
  const drops = new Map<string, string>();
  const cleanup: string[] = [];
  for (const [index, statement] of statements.entries()) {
    const [, act, name = ''] = onIndex.exec(simple[index] ?? '') ?? [];
    if (act === 'drop ') drops.set(unqualified(name), statement);
    else if (act) {
      const drop = drops.get(unqualified(name));
      if (!drop)
        throw new Error(`it needs drop index concurrently if exists before it creates ${name}`);
      cleanup.push(drop);
    }
  }
  return { statements, cleanup };
}

/** Without comments. */
function splitStatements(text: string): string[] {
  const statements = [''];
  for (const [part] of text.matchAll(token)) {
    if (part === ';') statements.push('');
    else if (!part.startsWith('--') && !part.startsWith('/*'))
      statements[statements.length - 1] += part;
  }
  return statements.map((statement) => statement.trim()).filter(Boolean);
}

function unqualified(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).replaceAll('"', '');
}
