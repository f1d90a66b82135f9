/** How skills are written, with other ways to write them; case, spaces, dots and hyphens make no difference. */
const SPELLINGS: Record<string, readonly string[]> = {
  Angular: ['AngularJS'],
  AWS: ['Amazon Web Services'],
  CSS: ['CSS3'],
  Docker: [],
  Express: ['ExpressJS'],
  Figma: [],
  Firebase: [],
  'Framer Motion': ['Framer'],
  Git: [],
  GraphQL: [],
  HTML: ['HTML5'],
  JavaScript: ['JS', 'ECMAScript'],
  Kubernetes: ['K8s'],
  MongoDB: ['Mongo'],
  MySQL: [],
  'Next.js': ['Next'],
  'Node.js': ['Node'],
  PostgreSQL: ['Postgres', 'psql', 'pgsql'],
  Python: ['Python3'],
  React: ['ReactJS'],
  'React Native': [],
  Redux: [],
  Supabase: [],
  Svelte: ['SvelteJS'],
  'Tailwind CSS': ['Tailwind'],
  TypeScript: ['TS'],
  Vue: ['VueJS', 'Vue3'],
};

const NAMES = new Map(
  Object.entries(SPELLINGS).flatMap(([name, others]) =>
    [name, ...others].map((spelling) => [normalizeSpelling(spelling), name] as const),
  ),
);

/** The usual name of a skill: 'node js' and 'NodeJS' are 'Node.js'. One that is not known stays as it was typed. */
export function canonicalSkill(typed: string): string {
  return NAMES.get(normalizeSpelling(typed)) ?? typed.trim();
}

function normalizeSpelling(spelling: string) {
  return spelling
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.-]/g, '');
}
