const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

type OnProgress = (done: number) => void;

/** Downloads the images as one file. */
export async function saveImages(title: string, urls: string[], onProgress: OnProgress) {
  const zip = await zipImages(urls, onProgress);
  const { saveFile } = await import('@showcase/kit/files');
  saveFile(`${title}.zip`, zip);
}

/** Fetches the images and packs them as 01.webp, 02.webp …; throws if one cannot be fetched. */
export async function zipImages(urls: string[], onProgress: OnProgress, fetchImage = fetch) {
  const { zipSync } = await import('fflate');
  const files: Record<string, Uint8Array> = {};
  for (const [index, url] of urls.entries()) {
    const response = await fetchImage(url);
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    const name = `${String(index + 1).padStart(2, '0')}.${extension(response, url)}`;
    files[name] = new Uint8Array(await response.arrayBuffer());
    onProgress(index + 1);
  }
  // Images are already compressed: level 0 only packs them.
  return new Blob([new Uint8Array(zipSync(files, { level: 0 }))], { type: 'application/zip' });
}

function extension(response: Response, url: string) {
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const fromUrl = /\.(\w{3,4})(?:$|\?)/.exec(url)?.[1];
  return ENDINGS[type.trim()] ?? fromUrl ?? 'jpg';
}
