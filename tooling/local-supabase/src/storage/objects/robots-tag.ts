const RULES = /^(?:all|noindex|nofollow|none|nosnippet|indexifembedded|notranslate|noimageindex)$/;
/** Rules with a value, and the values that they take. */
const VALUES: Record<string, (value: string) => boolean> = {
  'max-snippet': isCount,
  'max-video-preview': isCount,
  'max-image-preview': (value) => /^(?:none|standard|large)$/.test(value),
  unavailable_after: (value) => !Number.isNaN(Date.parse(value)),
};

/** The error in the header `X-Robots-Tag` of an upload, as hosted Storage says it; null if it is valid. */
export function findRobotsProblem(header: string): string | null {
  const rules = header
    .trim()
    .replace(/,$/, '')
    .split(/,(?! \d)/);
  for (const rule of rules.map((text) => text.trim())) {
    if (rule === '') return 'X-Robots-Tag header contains empty rule';
    if (RULES.test(rule)) continue;
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(rule) ?? [];
    if (name === '') return `Invalid X-Robots-Tag rule: "${rule}"`;
    const accepts = VALUES[name];
    if (accepts && value === '') return `X-Robots-Tag rule "${name}" requires a value`;
    if (accepts && !accepts(value))
      return `X-Robots-Tag "${name}" has an invalid value: "${value}"`;
    // Before the rules of one robot, its name.
    const problem = accepts ? null : findRobotsProblem(value);
    if (problem) return problem;
  }
  return null;
}

function isCount(value: string): boolean {
  return /^(?:-1|\d+)$/.test(value);
}
