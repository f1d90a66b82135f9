import { expect, it } from 'vitest';
import { videoEmbed } from './video-embed.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0';
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';
const unlisted = 'https://player.vimeo.com/video/76979871?h=8272103f6e';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10', youtube],
  ['https://youtu.be/aqz-KE-bpKQ', youtube],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://vimeo.com/76979871/8272103f6e', `${unlisted}&autoplay=1&dnt=1`],
  [unlisted, `${unlisted}&autoplay=1&dnt=1`],
])('plays %s', (link, src) => {
  expect(videoEmbed(link)?.src).toBe(src);
});

it.each([
  'https://example.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.test/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=<script>',
  'https://vimeo.com/about',
  'javascript:alert(1)',
  'not a link',
])('does not embed %s', (link) => {
  expect(videoEmbed(link)).toBeNull();
});
