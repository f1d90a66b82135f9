import { UiProvider } from '@showcase/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ServicePictures } from './service-pictures.tsx';

const pictures = (...images: string[]) =>
  render(<ServicePictures title="A shop" images={images.map((src) => ({ src }))} />, {
    wrapper: UiProvider,
  });

it('shows a single picture without controls, and nothing without pictures', () => {
  const { unmount } = pictures('/main.webp');
  expect(screen.getByRole('img', { name: 'Picture of A shop' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();

  pictures();
  expect(screen.queryByRole('img')).toBeNull();
});

it('lets a client browse several pictures, the main one first', async () => {
  pictures('/main.webp', '/second.webp', '/third.webp');
  const gallery = within(await screen.findByRole('region', { name: 'Pictures of A shop' }));
  const thumbs = within(await gallery.findByRole('list', { name: 'Thumbnails' }));

  expect(thumbs.getAllByRole('button').map((thumb) => thumb.getAttribute('aria-label'))).toEqual([
    'Show picture 1: A shop, picture 1',
    'Show picture 2: A shop, picture 2',
    'Show picture 3: A shop, picture 3',
  ]);
  expect(gallery.getByRole('status').textContent).toContain('Picture 1 of 3');
  await userEvent.setup().click(thumbs.getByRole('button', { name: /^Show picture 3/ }));
  expect((await gallery.findByText(/^Picture 3 of 3/)).textContent).toContain('picture 3');
});
