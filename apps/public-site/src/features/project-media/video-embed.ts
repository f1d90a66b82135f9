import { videoEmbedUrl } from '@showcase/data/projects';

export type VideoEmbed = { provider: 'YouTube' | 'Vimeo'; src: string };

/** The autoplaying player for a YouTube or Vimeo link; null for every other URL. */
export function videoEmbed(link: string): VideoEmbed | null {
  const url = URL.parse(videoEmbedUrl(link) ?? '');
  if (!url) return null;
  const isVimeo = url.hostname === 'player.vimeo.com';
  url.searchParams.set('autoplay', '1');
  if (isVimeo) url.searchParams.set('dnt', '1');
  else url.searchParams.set('rel', '0');
  return { provider: isVimeo ? 'Vimeo' : 'YouTube', src: url.href };
}
