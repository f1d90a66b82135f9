import { screen } from '@testing-library/react';
import { renderWithUi } from '@showcase/ui/testing';
import { expect, it } from 'vitest';
import { useModule } from './use-module.ts';

function Probe({ load }: { load: () => Promise<{ word: string }> }) {
  const loaded = useModule(load);
  return <p>{loaded.state === 'ready' ? loaded.module.word : loaded.state}</p>;
}

it('is pending, then ready', async () => {
  const load = () => Promise.resolve({ word: 'here' });
  renderWithUi(<Probe load={load} />);
  expect(screen.getByText('pending')).toBeDefined();
  expect(await screen.findByText('here')).toBeDefined();
});

it('reports that the code failed to load', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  renderWithUi(<Probe load={load} />);
  expect(await screen.findByText('failed')).toBeDefined();
});
