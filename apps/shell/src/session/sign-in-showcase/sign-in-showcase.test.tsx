import { aProject, aUser, fakeBackend } from '@showcase/data/testing';
import { setWindowWidth } from '@showcase/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { SignInShowcase } from './sign-in-showcase.tsx';

const image_url = 'https://images.test/tidepool.webp';
const projects = [
  aProject({ title: 'No Picture', is_featured: true, image_url: null }),
  aProject({ title: 'Tidepool', tagline: 'Music', is_featured: true, image_url }),
  aProject({ title: 'Not Featured', image_url }),
];

function open() {
  const backend = fakeBackend({ users: [aUser({ name: 'Mei Tanaka' })], projects });
  return renderInShell([{ path: '/', Component: SignInShowcase }], { backend });
}

afterEach(() => setWindowWidth(1024));

it('shows a featured work that has a picture, with its maker', async () => {
  open();

  expect(await screen.findByText('Tidepool')).toBeTruthy();
  expect(screen.getByRole('figure').textContent).toBe('Tidepoolby Mei Tanaka · Music');
  const picture = screen.getByRole('presentation');
  expect(picture.getAttribute('src')).toBe(image_url);
  // HTML has it only beside a choice of widths.
  expect(picture.getAttribute('sizes')).toBeNull();
});

it('has no caption for a picture that is broken', async () => {
  open();
  await screen.findByText('Tidepool');

  fireEvent.error(screen.getByRole('presentation'));

  expect(screen.queryByText('Tidepool')).toBeNull();
});

it('reads nothing where there is no room for it', () => {
  setWindowWidth(899);
  const { backend } = open();

  expect(backend.requests).toEqual([]);
});
