import type { Meta } from '@storybook/react-vite';
import { Stack } from '@showcase/ui';
import { samplePictures } from '../testing/samples.ts';
import { Carousel } from './carousel.tsx';

export default { title: 'Media/Carousel', component: Carousel } satisfies Meta<typeof Carousel>;

export const Pictures = () => (
  <Stack style={{ maxInlineSize: '800px' }}>
    <Carousel label="Pictures of Harbor Pantry" images={samplePictures} />
  </Stack>
);

export const OnePicture = () => (
  <Stack style={{ maxInlineSize: '480px' }}>
    <Carousel label="Picture of Harbor Pantry" images={samplePictures.slice(0, 1)} />
  </Stack>
);
