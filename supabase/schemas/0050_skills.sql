create extension if not exists unaccent with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;

create function private.skill_aliases() returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return '{
    "c#": "C#", "csharp": "C#", "c-sharp": "C#",
    "c++": "C++", "cpp": "C++", "cplusplus": "C++",
    "css": "CSS", "css3": "CSS",
    "dart": "Dart",
    "go": "Go", "golang": "Go", "go-lang": "Go",
    "html": "HTML", "html5": "HTML",
    "java": "Java",
    "javascript": "JavaScript", "js": "JavaScript", "java-script": "JavaScript", "ecmascript": "JavaScript", "es6": "JavaScript", "vanillajs": "JavaScript",
    "kotlin": "Kotlin",
    "php": "PHP", "php8": "PHP",
    "python": "Python", "py": "Python", "python3": "Python",
    "ruby": "Ruby",
    "rust": "Rust", "rustlang": "Rust",
    "sql": "SQL",
    "swift": "Swift",
    "typescript": "TypeScript", "ts": "TypeScript", "type-script": "TypeScript",
    "angular": "Angular", "angularjs": "Angular", "angular.js": "Angular",
    "astro": "Astro", "astrojs": "Astro", "astro.js": "Astro",
    "bootstrap": "Bootstrap", "bootstrap5": "Bootstrap",
    "chakraui": "Chakra UI", "chakra": "Chakra UI", "chakra-ui": "Chakra UI",
    "d3.js": "D3.js", "d3": "D3.js", "d3js": "D3.js",
    "framermotion": "Framer Motion", "framer": "Framer Motion", "framer-motion": "Framer Motion",
    "gatsby": "Gatsby", "gatsbyjs": "Gatsby", "gatsby.js": "Gatsby",
    "jquery": "jQuery", "jqueryjs": "jQuery",
    "materialui": "Material UI", "mui": "Material UI", "material-ui": "Material UI",
    "next.js": "Next.js", "next": "Next.js", "nextjs": "Next.js", "next-js": "Next.js",
    "nuxt": "Nuxt", "nuxtjs": "Nuxt", "nuxt.js": "Nuxt", "nuxt3": "Nuxt",
    "react": "React", "reactjs": "React", "react.js": "React", "react-js": "React",
    "redux": "Redux", "reduxjs": "Redux", "redux.js": "Redux",
    "sass": "Sass", "scss": "Sass",
    "shadcn/ui": "shadcn/ui", "shadcn": "shadcn/ui", "shadcnui": "shadcn/ui", "shadcn-ui": "shadcn/ui",
    "solidjs": "SolidJS", "solid.js": "SolidJS",
    "styled-components": "styled-components", "styledcomponents": "styled-components",
    "svelte": "Svelte", "sveltejs": "Svelte", "svelte.js": "Svelte",
    "sveltekit": "SvelteKit", "svelte-kit": "SvelteKit",
    "tailwindcss": "Tailwind CSS", "tailwind": "Tailwind CSS", "tailwind-css": "Tailwind CSS", "tailwind.css": "Tailwind CSS",
    "three.js": "Three.js", "threejs": "Three.js", "three-js": "Three.js",
    "vite": "Vite", "vitejs": "Vite", "vite.js": "Vite",
    "vue": "Vue", "vuejs": "Vue", "vue.js": "Vue", "vue-js": "Vue", "vue3": "Vue",
    "webassembly": "WebAssembly", "wasm": "WebAssembly", "web-assembly": "WebAssembly",
    "electron": "Electron", "electronjs": "Electron", "electron.js": "Electron",
    "flutter": "Flutter",
    "reactnative": "React Native", "rn": "React Native", "react-native": "React Native",
    "swiftui": "SwiftUI", "swift-ui": "SwiftUI",
    "unity": "Unity", "unity3d": "Unity",
    "unrealengine": "Unreal Engine", "unreal-engine": "Unreal Engine", "ue5": "Unreal Engine",
    ".net": ".NET", "dotnet": ".NET", "dot-net": ".NET",
    "django": "Django",
    "express": "Express", "expressjs": "Express", "express.js": "Express", "express-js": "Express",
    "fastapi": "FastAPI", "fast-api": "FastAPI",
    "flask": "Flask",
    "graphql": "GraphQL", "gql": "GraphQL", "graph-ql": "GraphQL",
    "laravel": "Laravel",
    "nestjs": "NestJS", "nest": "NestJS", "nest.js": "NestJS", "nest-js": "NestJS",
    "node.js": "Node.js", "node": "Node.js", "nodejs": "Node.js", "node-js": "Node.js",
    "rubyonrails": "Ruby on Rails", "rails": "Ruby on Rails", "ror": "Ruby on Rails", "ruby-on-rails": "Ruby on Rails",
    "socket.io": "Socket.IO", "socketio": "Socket.IO",
    "springboot": "Spring Boot", "spring-boot": "Spring Boot",
    "wordpress": "WordPress", "wp": "WordPress", "word-press": "WordPress",
    "dynamodb": "DynamoDB", "dynamo-db": "DynamoDB",
    "elasticsearch": "Elasticsearch", "elastic-search": "Elasticsearch",
    "firebase": "Firebase",
    "mongodb": "MongoDB", "mongo": "MongoDB", "mongo-db": "MongoDB",
    "mysql": "MySQL", "my-sql": "MySQL",
    "postgresql": "PostgreSQL", "postgres": "PostgreSQL", "postgre": "PostgreSQL", "psql": "PostgreSQL", "pgsql": "PostgreSQL",
    "prisma": "Prisma", "prismaorm": "Prisma",
    "redis": "Redis",
    "sqlserver": "SQL Server", "mssql": "SQL Server", "sql-server": "SQL Server",
    "sqlite": "SQLite", "sqlite3": "SQLite",
    "supabase": "Supabase",
    "aws": "AWS", "amazonwebservices": "AWS",
    "azure": "Azure", "microsoftazure": "Azure",
    "bolt.new": "Bolt.new", "boltnew": "Bolt.new",
    "ci/cd": "CI/CD", "cicd": "CI/CD", "ci-cd": "CI/CD",
    "docker": "Docker",
    "figma": "Figma",
    "git": "Git",
    "githubactions": "GitHub Actions", "github-actions": "GitHub Actions",
    "googlecloud": "Google Cloud", "gcp": "Google Cloud", "googlecloudplatform": "Google Cloud", "google-cloud": "Google Cloud",
    "kubernetes": "Kubernetes", "k8s": "Kubernetes", "kube": "Kubernetes",
    "playwright": "Playwright",
    "stripe": "Stripe",
    "terraform": "Terraform",
    "vercel": "Vercel",
    "langchain": "LangChain", "lang-chain": "LangChain",
    "openai": "OpenAI", "open-ai": "OpenAI",
    "pytorch": "PyTorch", "py-torch": "PyTorch",
    "tensorflow": "TensorFlow", "tensor-flow": "TensorFlow"
  }'::jsonb;
end;
$$;
comment on function private.skill_aliases() is
  'Other spellings of skills, lower-case and without blanks, with the name that each stands for: the list of packages/data/src/skills.';

create function private.canonical_skill(skill text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return coalesce(
    private.skill_aliases() ->> lower(regexp_replace(normalize(skill, nfkc), '\s', '', 'g')), btrim(skill)
  );
end;
$$;
comment on function private.canonical_skill(text) is
  'The usual name of a skill; unknown ones stay as they are, without blanks around them.';

create function private.canonical_skills(skills text[]) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array(select private.canonical_skill(s.skill) from unnest(skills) as s (skill));
end;
$$;

grant execute on function private.skill_aliases(), private.canonical_skill(text), private.canonical_skills(text[])
to anon, authenticated, service_role;
