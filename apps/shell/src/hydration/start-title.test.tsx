import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { yieldStartTitle } from './start-title.ts';

const head = () => document.head.innerHTML;

it('keeps the title that the page started with until the app sets its own, and only that from then on', async () => {
  document.head.innerHTML = '<title>Bolt Showcase</title>';
  yieldStartTitle();
  const { rerender } = render('Loading');
  expect(head()).toBe('<title>Bolt Showcase</title>');

  rerender(<title>Projects</title>);
  await waitFor(() => expect(head()).toBe('<title>Projects</title>'));

  rerender(<title key="next">Creators</title>);
  expect(head()).toBe('<title>Creators</title>');
});
