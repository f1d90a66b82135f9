import { aProject, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

/** The colors that are drawn behind pictures of the banner. */
async function readColors(colors: (string | null)[]) {
  const projects = colors.map((image_color, index) =>
    aProject({
      ...{ id: testId(110 + index), created_at: `2026-01-0${9 - index}T12:00:00Z` },
      ...{ image_url: `https://images.example.com/${index}.png`, image_color },
    }),
  );
  openPage(`/creators/${testId(1)}`, fakeBackend({ users: [aUser()], projects }));
  await screen.findByRole('heading', { level: 1, name: 'Ada Stone' });
  return [...document.querySelectorAll('header rect[fill^="#"]')].map((ground) =>
    ground.getAttribute('fill'),
  );
}

it('starts with covers, each in its color if it has one', async () => {
  expect(await readColors(['#2554a7', null, '#e0774f'])).toEqual(['#2554a7', '#e0774f']);
});
