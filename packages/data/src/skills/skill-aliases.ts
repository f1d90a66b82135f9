/** The names of skills as they are displayed, with other spellings. Case and blanks do not count, and all of them are written without. */
const SPELLINGS = {
  // Languages
  'C#': 'csharp c-sharp',
  'C++': 'cpp cplusplus',
  CSS: 'css3',
  Dart: '',
  Go: 'golang go-lang',
  HTML: 'html5',
  Java: '',
  JavaScript: 'js java-script ecmascript es6 vanillajs',
  Kotlin: '',
  PHP: 'php8',
  Python: 'py python3',
  Ruby: '',
  Rust: 'rustlang',
  SQL: '',
  Swift: '',
  TypeScript: 'ts type-script',
  // In the browser
  Angular: 'angularjs angular.js',
  Astro: 'astrojs astro.js',
  Bootstrap: 'bootstrap5',
  'Chakra UI': 'chakra chakra-ui',
  'D3.js': 'd3 d3js',
  'Framer Motion': 'framer framer-motion',
  Gatsby: 'gatsbyjs gatsby.js',
  jQuery: 'jqueryjs',
  'Material UI': 'mui material-ui',
  'Next.js': 'next nextjs next-js',
  Nuxt: 'nuxtjs nuxt.js nuxt3',
  React: 'reactjs react.js react-js',
  Redux: 'reduxjs redux.js',
  Sass: 'scss',
  'shadcn/ui': 'shadcn shadcnui shadcn-ui',
  SolidJS: 'solid.js',
  'styled-components': 'styledcomponents',
  Svelte: 'sveltejs svelte.js',
  SvelteKit: 'svelte-kit',
  'Tailwind CSS': 'tailwind tailwind-css tailwind.css',
  'Three.js': 'threejs three-js',
  Vite: 'vitejs vite.js',
  Vue: 'vuejs vue.js vue-js vue3',
  WebAssembly: 'wasm web-assembly',
  // On phones and desktops
  Electron: 'electronjs electron.js',
  Flutter: '',
  'React Native': 'rn react-native',
  SwiftUI: 'swift-ui',
  Unity: 'unity3d',
  'Unreal Engine': 'unreal-engine ue5',
  // On servers
  '.NET': 'dotnet dot-net',
  Django: '',
  Express: 'expressjs express.js express-js',
  FastAPI: 'fast-api',
  Flask: '',
  GraphQL: 'gql graph-ql',
  Laravel: '',
  NestJS: 'nest nest.js nest-js',
  'Node.js': 'node nodejs node-js',
  'Ruby on Rails': 'rails ror ruby-on-rails',
  'Socket.IO': 'socketio',
  'Spring Boot': 'spring-boot',
  WordPress: 'wp word-press',
  // Where data is stored
  DynamoDB: 'dynamo-db',
  Elasticsearch: 'elastic-search',
  Firebase: '',
  MongoDB: 'mongo mongo-db',
  MySQL: 'my-sql',
  PostgreSQL: 'postgres postgre psql pgsql',
  Prisma: 'prismaorm',
  Redis: '',
  'SQL Server': 'mssql sql-server',
  SQLite: 'sqlite3',
  Supabase: '',
  // Hosting and tools
  AWS: 'amazonwebservices',
  Azure: 'microsoftazure',
  'Bolt.new': 'boltnew',
  'CI/CD': 'cicd ci-cd',
  Docker: '',
  Figma: '',
  Git: '',
  'GitHub Actions': 'github-actions',
  'Google Cloud': 'gcp googlecloudplatform google-cloud',
  Kubernetes: 'k8s kube',
  Playwright: '',
  Stripe: '',
  Terraform: '',
  Vercel: '',
  // Machine learning
  LangChain: 'lang-chain',
  OpenAI: 'open-ai',
  PyTorch: 'py-torch',
  TensorFlow: 'tensor-flow',
} as const satisfies Record<string, string>;

/** Pairs of an alias, lower-case and without blanks, and the name that it stands for. A name is an alias of itself. */
export const SKILL_ALIASES: readonly (readonly [alias: string, name: string])[] = Object.entries(
  SPELLINGS,
).flatMap(([name, others]) =>
  [toKey(name), ...others.split(' ')]
    .filter((alias) => alias !== '')
    .map((alias) => [alias, name] as const),
);

const names = new Map(SKILL_ALIASES);

/** The usual name of a skill: 'node js' and 'NodeJS' become 'Node.js'. Unknown skills stay as typed, without blanks around them. */
export function toCanonicalSkill(text: string): string {
  return names.get(toKey(text)) ?? text.trim();
}

function toKey(text: string) {
  return text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
}
