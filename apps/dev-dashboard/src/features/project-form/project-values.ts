import type { OwnProject, ProjectChanges, ProjectMedia } from '@showcase/data/projects';
import { projectForm, videoEmbedUrl, type ProjectValues } from '@showcase/data/schemas';
import { copyPictures, toStoredPicture } from '@showcase/kit/pictures';

export function toProjectValues(project: OwnProject): ProjectValues {
  const { media, codeSamples, image_url, image_color } = project;
  const images = media.filter(({ kind }) => kind === 'image');
  const videos = media.filter(({ kind }) => kind === 'video');
  return {
    ...projectForm.toValues(project),
    cover: image_url
      ? [{ ...toStoredPicture(image_url, 'Project image'), color: image_color }]
      : [],
    gallery: images.map(({ url }, index) => toStoredPicture(url, `Picture ${index + 1}`)),
    videos: videos.map(({ id, url, caption }) => ({ id, url, caption: caption ?? '' })),
    codeSamples,
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

export function toProjectChanges(
  values: ProjectValues,
  references: References,
  color: string | null,
): ProjectChanges {
  const image_url = references.get(values.cover[0]?.id ?? '') ?? null;
  const image_color = image_url === null ? null : color;
  return { ...projectForm.toColumns(values), image_url, image_color };
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
