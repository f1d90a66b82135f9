/** Standard spellings of skills with their aliases. Case, spaces, dots and hyphens are ignored. */
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

/** The standard spelling of a skill: 'node js' and 'NodeJS' become 'Node.js'. Unknown skills are returned as typed. */
export function canonicalSkill(typed: string): string {
  return NAMES.get(normalizeSpelling(typed)) ?? typed.trim();
}

function normalizeSpelling(spelling: string) {
  return spelling
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.-]/g, '');
}
