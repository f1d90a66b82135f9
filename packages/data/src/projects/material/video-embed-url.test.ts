import { expect, it } from 'vitest';
import { videoEmbedUrl } from './video-embed-url.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const vimeo = 'https://player.vimeo.com/video/76979871';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', youtube],
  ['youtu.be/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  [youtube, youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/76979871/8272103f6e', `${vimeo}?h=8272103f6e`],
  [`${vimeo}?h=8272103f6e`, `${vimeo}?h=8272103f6e`],
  ['https://example.com/watch?v=dQw4w9WgXcQ', null],
  ['https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s is embedded as %s', (link, embedUrl) => {
  expect(videoEmbedUrl(link)).toBe(embedUrl);
});
