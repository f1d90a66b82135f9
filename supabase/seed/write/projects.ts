import { codeSamples, projects } from '../rows.ts';
import { hashToFraction, createStableId } from './ids.ts';
import { imageAt } from './images.ts';
import { daysAgo, projectPublished } from './timeline.ts';

const kinds = ['personal', 'client', 'opensource', 'client', 'personal', 'education', 'hackathon'];
const companies = [
  'Fernway Retail',
  'Northbay Health',
  'Maple & Sons',
  'Tableside',
  'Openstreet Trust',
];
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const captions = [
  'The main screen',
  'On a phone',
  'A closer look',
  'Settings',
  'The report',
  'At work',
];

export const projectRows = projects.map((project, index) => {
  const { slug, title, owner, tags } = project;
  const kind = kinds[index % kinds.length] ?? 'personal';
  const published = daysAgo(projectPublished.get(slug) ?? 1, slug);
  const isForSale = index % 6 === 4;
  const cover = getCover(slug, owner);
  const isOpen = kind === 'opensource' || kind === 'hackathon';
  return {
    id: createStableId('project', slug),
    user_id: createStableId('user', owner),
    title,
    tagline: project.tagline ?? null,
    description: project.description,
    image_url: cover?.path ?? null,
    image_color: cover ? project.color : null,
    bolt_url: `https://bolt.new/~/showcase-${slug}`,
    live_url: index % 3 === 2 ? null : `https://${slug}.example.com`,
    repo_url: isOpen ? `https://github.com/example/${slug}` : null,
    documentation_url: isOpen ? `https://docs.example.com/${slug}` : null,
    completion_date: monthAndYear.format(published),
    project_type: kind,
    client_name: kind === 'client' ? (companies[index % companies.length] ?? null) : null,
    team_members: kind === 'hackathon' ? 'A designer and two developers' : null,
    challenges: project.challenges ?? null,
    solutions: project.solutions ?? null,
    tags,
    is_for_sale: isForSale,
    sale_price: isForSale ? 600 + Math.round(hashToFraction(`${slug}/price`) * 44) * 100 : null,
    // Of those that are sold once, one is sold.
    sale_kind: isForSale ? (index % 12 === 4 ? 'once' : 'license') : null,
    sold_at: index === 16 ? daysAgo(3, slug) : null,
    third_party_licenses: isForSale ? ['Lucide icons, ISC'] : [],
    includes_source_code: true,
    includes_documentation: index % 4 !== 3,
    includes_support: isForSale,
    support_duration: isForSale ? 60 : 30,
    created_at: published,
  };
});

export const featuredIds = projects
  .filter(({ featuredDaysAgo }) => featuredDaysAgo !== undefined)
  .map(({ slug }) => createStableId('project', slug));

const gallery = projects.flatMap(({ slug, owner }) =>
  captions.flatMap((caption, index) => {
    const file = `gallery/${slug}-${String(index + 1)}.webp`;
    const image = imageAt(file, { owner: createStableId('user', owner), folder: 'project' });
    return image ? [{ slug, caption, position: index, image }] : [];
  }),
);

export const mediaRows = [
  ...gallery.map(({ slug, caption, position, image }) => ({
    id: createStableId('media', image.file),
    project_id: createStableId('project', slug),
    kind: 'image',
    url: image.path,
    caption,
    position,
  })),
  ...projects.flatMap(({ slug, video }) =>
    video
      ? [
          {
            id: createStableId('media', video.film),
            project_id: createStableId('project', slug),
            kind: 'video',
            url: `https://www.youtube-nocookie.com/embed/${video.film}`,
            caption: video.caption,
            position: captions.length,
          },
        ]
      : [],
  ),
];

export const projectImages = [
  ...projects.flatMap(({ slug, owner }) => getCover(slug, owner) ?? []),
  ...gallery.map(({ image }) => image),
];

export const sampleRows = projects.flatMap(({ slug }) =>
  codeSamples
    .filter(({ project }) => project === slug)
    .map(({ project, ...sample }, position) => ({
      id: createStableId('sample', `${project}/${String(position)}`),
      project_id: createStableId('project', project),
      ...sample,
      position,
    })),
);

function getCover(slug: string, owner: string) {
  return imageAt(`covers/${slug}.webp`, {
    owner: createStableId('user', owner),
    folder: 'project',
  });
}
