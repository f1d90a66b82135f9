import { codeSamples } from '../projects/code-samples/samples.ts';
import { featuredProjects } from '../moderation.ts';
import { coverColors } from '../projects/cover-colors.ts';
import type { ProjectSlug } from '../projects/projects.ts';
import { projects } from '../projects/projects.ts';
import type { Story } from '../projects/stories/story.ts';
import { stories } from '../projects/stories/stories.ts';
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

export const projectRows = projects.map(({ slug, title, owner, tags }, index) => {
  const story: Story = stories[slug];
  const kind = kinds[index % kinds.length] ?? 'personal';
  const published = daysAgo(projectPublished.get(slug) ?? 1, slug);
  const isForSale = index % 6 === 4;
  const cover = getCover(slug, owner);
  const isOpen = kind === 'opensource' || kind === 'hackathon';
  return {
    id: createStableId('project', slug),
    user_id: createStableId('user', owner),
    title,
    tagline: story.tagline ?? null,
    description: story.description,
    image_url: cover?.path ?? null,
    image_color: cover ? coverColors[slug] : null,
    bolt_url: `https://bolt.new/~/showcase-${slug}`,
    live_url: index % 3 === 2 ? null : `https://${slug}.example.com`,
    repo_url: isOpen ? `https://github.com/example/${slug}` : null,
    documentation_url: isOpen ? `https://docs.example.com/${slug}` : null,
    completion_date: monthAndYear.format(published),
    project_type: kind,
    client_name: kind === 'client' ? (companies[index % companies.length] ?? null) : null,
    team_members: null,
    challenges: story.challenges ?? null,
    solutions: story.solutions ?? null,
    tags: [...tags],
    is_for_sale: isForSale,
    sale_price: isForSale ? 600 + Math.round(hashToFraction(`${slug}/price`) * 44) * 100 : null,
    includes_source_code: true,
    includes_documentation: index % 4 !== 3,
    includes_support: isForSale,
    support_duration: isForSale ? 60 : 30,
    is_featured: featuredProjects.includes(slug),
    created_at: published,
  };
});

const gallery = projects.flatMap(({ slug, owner }) =>
  captions.flatMap((caption, index) => {
    const file = `gallery/${slug}-${String(index + 1)}.webp`;
    const image = imageAt(file, { owner: createStableId('user', owner), folder: 'project' });
    return image ? [{ slug, caption, position: index, image }] : [];
  }),
);

/** After the gallery. A film that everybody may show. */
const videos: readonly { slug: ProjectSlug; film: string; caption: string }[] = [
  { slug: 'framecast', film: 'aqz-KE-bpKQ', caption: 'Big Buck Bunny, the film that we test with' },
];

export const mediaRows = [
  ...gallery.map(({ slug, caption, position, image }) => ({
    id: createStableId('media', image.file),
    project_id: createStableId('project', slug),
    kind: 'image',
    url: image.path,
    caption,
    position,
  })),
  ...videos.map(({ slug, film, caption }) => ({
    id: createStableId('media', film),
    project_id: createStableId('project', slug),
    kind: 'video',
    url: `https://www.youtube-nocookie.com/embed/${film}`,
    caption,
    position: captions.length,
  })),
];

export const projectImages = [
  ...projects.flatMap(({ slug, owner }) => getCover(slug, owner) ?? []),
  ...gallery.map(({ image }) => image),
];

export const sampleRows = projects.flatMap(({ slug }) =>
  (codeSamples[slug] ?? []).map((sample, position) => ({
    id: createStableId('sample', `${slug}/${String(position)}`),
    project_id: createStableId('project', slug),
    ...sample,
    position,
  })),
);

function getCover(slug: ProjectSlug, owner: string) {
  return imageAt(`covers/${slug}.webp`, {
    owner: createStableId('user', owner),
    folder: 'project',
  });
}
