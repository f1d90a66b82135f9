import type { OwnProject, ProjectChanges, ProjectMedia } from '@showcase/data';
import { videoEmbedUrl, type ProjectValues } from '@showcase/data/schemas';
import { copyPictures, toStoredPicture } from '../../shared/pictures/picture.ts';

export type ProjectField = keyof ProjectValues;

/** In visual order. */
export const FIELD_LABELS = {
  title: 'Project Title',
  description: 'Description',
  cover: 'Project Image',
  tags: 'Tags',
  bolt_url: 'Bolt URL',
  live_url: 'Live URL',
  repo_url: 'Repository URL',
  documentation_url: 'Documentation URL',
  completion_date: 'Completion Date',
  project_type: 'Project Type',
  client_name: 'Client Name',
  team_members: 'Team Members',
  challenges: 'Challenges',
  solutions: 'Solutions',
  gallery: 'Gallery',
  newVideo: 'New video',
  videos: 'Videos',
  newCodeSample: 'New code sample',
  codeSamples: 'Code samples',
  is_for_sale: 'For sale',
  sale_price: 'Sale Price',
  includes_source_code: 'Includes source code',
  includes_documentation: 'Includes documentation',
  includes_support: 'Includes support',
  support_duration: 'Support Duration',
} as const satisfies Record<ProjectField, string>;

export const PROJECT_FIELDS = Object.keys(FIELD_LABELS).filter(
  (field): field is ProjectField => field in FIELD_LABELS,
);

export const BLANK_VIDEO = { url: '', caption: '' };
export const BLANK_CODE_SAMPLE = { title: '', language: '', code: '' };

export const BLANK_PROJECT: ProjectValues = {
  title: '',
  description: '',
  cover: [],
  tags: [],
  bolt_url: '',
  live_url: '',
  repo_url: '',
  documentation_url: '',
  completion_date: '',
  project_type: 'personal',
  client_name: '',
  team_members: '',
  challenges: '',
  solutions: '',
  gallery: [],
  newVideo: BLANK_VIDEO,
  videos: [],
  newCodeSample: BLANK_CODE_SAMPLE,
  codeSamples: [],
  is_for_sale: false,
  sale_price: '',
  includes_source_code: true,
  includes_documentation: true,
  includes_support: false,
  support_duration: '30',
};

export function toProjectValues(project: OwnProject): ProjectValues {
  const { media, image_url, sale_price } = project;
  const images = media.filter(({ kind }) => kind === 'image');
  const videos = media.filter(({ kind }) => kind === 'video');
  return {
    ...BLANK_PROJECT,
    title: project.title,
    description: project.description,
    cover: image_url ? [toStoredPicture(image_url, 'Project image')] : [],
    tags: project.tags,
    bolt_url: project.bolt_url ?? '',
    live_url: project.live_url ?? '',
    repo_url: project.repo_url ?? '',
    documentation_url: project.documentation_url ?? '',
    completion_date: project.completion_date ?? '',
    project_type: project.project_type,
    client_name: project.client_name ?? '',
    team_members: project.team_members ?? '',
    challenges: project.challenges ?? '',
    solutions: project.solutions ?? '',
    gallery: images.map(({ url }, index) => toStoredPicture(url, `Picture ${index + 1}`)),
    videos: videos.map(({ id, url, caption }) => ({ id, url, caption: caption ?? '' })),
    codeSamples: project.codeSamples,
    is_for_sale: project.is_for_sale,
    sale_price: sale_price === null ? '' : String(Number(sale_price)),
    includes_source_code: project.includes_source_code,
    includes_documentation: project.includes_documentation,
    includes_support: project.includes_support,
    support_duration: String(project.support_duration),
  };
}

/** The values for a copy of the project: pictures, videos and code samples have new ids. */
export function copyProjectValues(values: ProjectValues): ProjectValues {
  const withNewId = <T extends object>(value: T) => ({ ...value, id: crypto.randomUUID() });
  return {
    ...values,
    cover: copyPictures(values.cover),
    gallery: copyPictures(values.gallery),
    videos: values.videos.map(withNewId),
    codeSamples: values.codeSamples.map(withNewId),
  };
}

type References = ReadonlyMap<string, string>;

/** The columns of the project. An empty text clears its column, and values of hidden fields are not saved. */
export function toProjectChanges(values: ProjectValues, references: References): ProjectChanges {
  const { project_type, is_for_sale, includes_support } = values;
  return {
    title: values.title,
    description: values.description,
    image_url: references.get(values.cover[0]?.id ?? '') ?? null,
    tags: values.tags,
    bolt_url: values.bolt_url || null,
    live_url: values.live_url || null,
    repo_url: values.repo_url || null,
    documentation_url: values.documentation_url || null,
    completion_date: values.completion_date || null,
    project_type,
    client_name: (project_type === 'client' && values.client_name) || null,
    team_members: values.team_members || null,
    challenges: values.challenges || null,
    solutions: values.solutions || null,
    is_for_sale,
    sale_price: is_for_sale ? Number(values.sale_price) : null,
    includes_source_code: values.includes_source_code,
    includes_documentation: values.includes_documentation,
    includes_support,
    support_duration: includes_support ? Number(values.support_duration) : 30,
  };
}

/** Gallery pictures, then videos. Stored pictures keep their rows. */
export function toProjectMedia(
  values: ProjectValues,
  references: References,
  before: readonly ProjectMedia[],
): ProjectMedia[] {
  const images = values.gallery.map((picture): ProjectMedia => {
    const url = references.get(picture.id) ?? '';
    const storedMedia = before.find(
      (media) => media.kind === 'image' && media.url === picture.source,
    );
    return storedMedia ?? { id: picture.id, kind: 'image', url, caption: null };
  });
  const videos = values.videos.map(({ id, url, caption }): ProjectMedia => ({
    id,
    kind: 'video',
    url: videoEmbedUrl(url) ?? url,
    caption: caption.trim() || null,
  }));
  return [...images, ...videos];
}
