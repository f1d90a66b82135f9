export type VideoEmbed = { provider: 'YouTube' | 'Vimeo'; src: string };

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;

/** The player for a link to YouTube or Vimeo; null for every other address. */
export function videoEmbed(link: string): VideoEmbed | null {
  const url = parse(link);
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m|player)\./, '');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);

  if (host === 'youtu.be') return youtube(first);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isPath = ['embed', 'shorts', 'live'].includes(first);
    return youtube(isPath ? second : (url.searchParams.get('v') ?? ''));
  }
  if (host === 'vimeo.com') return vimeo(first === 'video' ? second : first);
  return null;
}

function parse(link: string) {
  const url = URL.parse(link);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null;
}

function youtube(id: string): VideoEmbed | null {
  if (!YOUTUBE_ID.test(id)) return null;
  const src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  return { provider: 'YouTube', src };
}

function vimeo(id: string): VideoEmbed | null {
  if (!VIMEO_ID.test(id)) return null;
  return { provider: 'Vimeo', src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` };
}
