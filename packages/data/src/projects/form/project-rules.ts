import { hasText } from '../../has-text.ts';
import { videoEmbedUrl } from '../material/video-embed-url.ts';

export const PROJECT_TYPES = [
  'personal',
  'client',
  'education',
  'opensource',
  'hackathon',
] as const;
/** Who sees a project: everyone in lists, everyone with its link, or its owner. */
export const VISIBILITIES = ['public', 'unlisted', 'draft'] as const;
/** Gallery pictures and videos of a project combined. */
export const MAX_MEDIA = 12;
export const MAX_CODE_SAMPLES = 10;

/** Returns a message if the video cannot be added to the list; null if it is valid. */
export function validateVideo({ url }: { url: string }) {
  return videoEmbedUrl(url) ? null : 'Enter a link to a video on YouTube or Vimeo';
}

export function validateCodeSample(entry: { title: string; language: string; code: string }) {
  const isComplete = [entry.title, entry.language, entry.code].every(hasText);
  return isComplete ? null : 'Title, language, and code are required';
}
