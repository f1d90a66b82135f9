/** Sample data for stories: users and projects from the seed, all fictional. */
export const sampleProject = {
  id: 'harbor-pantry',
  title: 'Harbor Pantry',
  description:
    'A **stock list** for food banks: what came in, what goes out, and what runs low by Friday.',
  image_url: '/images/covers/harbor-pantry.webp',
  image_color: '#dcac6f',
  bolt_url: 'https://bolt.new/harbor-pantry',
  tags: ['Web App', 'React', 'Supabase', 'Tailwind', 'Charts'],
};

export const sampleCreator = {
  id: 'ada-stone',
  name: 'Ada Stone',
  avatar: '/images/avatars/ada-stone.webp',
  location: 'London UK',
  bio: 'Builds calm tools for busy teams: dashboards, forms and the plumbing behind them. Twelve years of front-end work, most of it in React and TypeScript.',
  skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'GraphQL', 'Figma'],
};

export const samplePictures = ['harbor-pantry', 'formflow', 'gigstage', 'deskmate', 'bookswap'].map(
  (name) => ({ src: `/images/covers/${name}.webp`, alt: `Screen of ${name.replace('-', ' ')}` }),
);

/** A word of 70 letters, as in names, titles and URLs; it must not cause overflow. */
export const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtenx';
