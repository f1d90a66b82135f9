/** The player URL for a YouTube or Vimeo link, as the database stores it; null for every other URL. */
export function videoEmbedUrl(link: string): string | null {
  const text = link.trim();
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m|player)\./, '');
  const [first = '', ...others] = url.pathname.split('/').filter(Boolean);
  const hasTypeSegment = ['embed', 'shorts', 'live', 'video'].includes(first);
  const [id = '', hash = ''] = hasTypeSegment ? others : [first, ...others];
  switch (host) {
    case 'youtu.be':
      return youtube(id);
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtube(url.searchParams.get('v') ?? id);
    case 'vimeo.com':
      return vimeo(id, url.searchParams.get('h') ?? hash);
    default:
      return null;
  }
}

function youtube(id: string) {
  return /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}

/** An unlisted video has a hash after its number. */
function vimeo(id: string, hash: string) {
  if (!/^\d{6,12}$/.test(id)) return null;
  const suffix = /^[0-9a-f]{6,20}$/.test(hash) ? `?h=${hash}` : '';
  return `https://player.vimeo.com/video/${id}${suffix}`;
}
