/** A kind of key that no browser may have. */
export type SecretKind = {
  name: string;
  pattern: RegExp;
  /** How many characters at its start are the same in every key, so that a report may show them. */
  prefix: number;
  /** Some of what has the form is public. */
  isSecret?: (match: RegExpExecArray) => boolean;
};

/** A kind whose keys all begin with the same characters. */
export function kind(name: string, prefix: string, rest: string): SecretKind {
  const start = prefix.replaceAll(/[./$]/g, String.raw`\$&`);
  return { name, pattern: new RegExp(start + rest, 'g'), prefix: prefix.length };
}
