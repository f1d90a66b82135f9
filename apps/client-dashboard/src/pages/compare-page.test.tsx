import { aComparedCreator, aCreatorRecord, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { storedSelections } from '../shared/comparison/stored-selection.ts';
import { openPage } from '../testing/open-page.tsx';
// Imported up front, so that loading the page does not count toward the first test's timeout.
import './compare-page.tsx';

const PATH = '/dashboard/client/compare';
const MINA = testId(90);
const [ADA, BO, CEM] = [testId(1), testId(2), testId(3)];

const creators = [
  aComparedCreator({
    id: ADA,
    hourly_rate: 110,
    skills: ['React', 'Maps'],
    offer: { price: 400, duration: '3-5 days', days: 5 },
  }),
  aComparedCreator({
    id: BO,
    name: 'Bo Lind',
    hourly_rate: 75,
    skills: ['React'],
    location: null,
    record: aCreatorRecord({ finished: 3 }),
  }),
  aComparedCreator({ id: MINA, name: 'Mina Park' }),
];

function openCompare(search: string) {
  const opened = openPage(`${PATH}?${search}`);
  opened.backend.rpc('creators_to_compare', ({ ids }) =>
    ids.flatMap((id) => creators.filter((creator) => creator.id === id)),
  );
  return opened;
}
const table = async () =>
  within(await screen.findByRole('table', { name: 'Creators side by side' }));
/** The values of the row with this name. */
const valuesOf = async (name: RegExp) => {
  const row = (await table())
    .getAllByRole('row')
    .find((one) => within(one).queryByRole('rowheader', { name }));
  const cells = row ? within(row).getAllByRole('cell') : [];
  return cells.map(({ textContent }) => textContent);
};
const names = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent);
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('the comparison of creators', () => {
  it('shows them side by side, in the order of the URL, with one read', async () => {
    const { backend } = openCompare(`ids=${BO},${ADA}`);
    await table();
    expect(names()).toEqual(['Bo Lind', 'Ada Stone']);
    expect(document.title).toBe('Compare creators · Bolt Showcase');
    expect(await valuesOf(/^Hourly rate/)).toEqual(['$75 per hourLowest', '$110 per hour']);
    expect(await valuesOf(/^Delivery/)).toEqual(['—No service yet', '3–5 days']);
    expect(await valuesOf(/^Finished jobs/)).toEqual(['3 jobs', '—Fewer than three cases']);
    expect(await valuesOf(/^Experience/)).toEqual(['5 years', '5 years']);
    expect(await valuesOf(/^Skills/)).toEqual(['React, shared by all', 'React, shared by allMaps']);
    const reads = backend.requests.filter(({ url }) => url.pathname.includes('/rpc/'));
    expect(reads.map(({ url, method }) => [method, url.pathname])).toEqual([
      ['GET', '/rest/v1/rpc/creators_to_compare'],
    ]);
  });

  it('leads to hiring, a conversation and the profile', async () => {
    openCompare(`ids=${ADA},${BO}`);
    await table();
    const links = ['Hire Bo Lind', 'Message Bo Lind', 'View profile of Bo Lind'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual([
      `/creators/${BO}?hire=`,
      `/dashboard/client/messages?with=${BO}`,
      `/creators/${BO}`,
    ]);
  });

  it('offers no one to hire themselves', async () => {
    openCompare(`ids=${MINA},${ADA}`);
    await table();
    expect(screen.queryByRole('link', { name: 'Hire Mina Park' })).toBeNull();
    expect(screen.getByRole('link', { name: 'View profile of Mina Park' })).toBeTruthy();
  });

  it('shows only differences on request, in the URL', async () => {
    const { page } = openCompare(`ids=${ADA},${BO}`);
    await table();
    expect(rowNames()).toContain('Experience · same');
    await userEvent.click(screen.getByRole('switch', { name: 'Only differences' }));
    await waitFor(() => expect(rowNames()).not.toContain('Experience · same'));
    expect(rowNames()).toContain('Hourly rate');
    expect(page.state.location.search).toBe(`?ids=${ADA},${BO}&only=differences`);
    expect(screen.getByText(/rows are the same and hidden/)).toBeTruthy();
  });

  it('says that a creator is no longer available, who can be removed', async () => {
    const { page } = openCompare(`ids=${ADA},${CEM},${BO}`);
    await table();
    expect(screen.getByText('One of these creators is no longer available.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(page.state.location.search).toBe(`?ids=${ADA},${BO}`));
    expect(screen.queryByText(/no longer available/)).toBeNull();
  });

  it('removes a creator here and from the selection', async () => {
    storedSelections.write(MINA, [
      { id: ADA, name: 'Ada Stone' },
      { id: BO, name: 'Bo Lind' },
    ]);
    const { page } = openCompare(`ids=${ADA},${BO}`);
    await table();
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove Ada Stone from the comparison' }),
    );
    await waitFor(() => expect(names()).toEqual(['Bo Lind']));
    expect(page.state.location.search).toBe(`?ids=${BO}`);
    expect(storedSelections.read(MINA)).toEqual([{ id: BO, name: 'Bo Lind' }]);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText('Add another creator to see how they differ.')).toBeTruthy();
  });

  it.each(['', 'ids=', 'ids=1,%3Cscript%3E,../users', 'ids=%27%20or%20true', 'ids=%00,,,'])(
    'has nothing to show for %j',
    async (search) => {
      const { backend } = openCompare(search);
      expect(await screen.findByText('No creators to compare')).toBeTruthy();
      expect(backend.requests.filter(({ url }) => url.pathname.includes('/rpc/'))).toEqual([]);
    },
  );

  it('ignores what is not an id, and more than four', async () => {
    openCompare(`ids=x,${ADA},${ADA},javascript:alert(1),${BO}&only=everything`);
    await table();
    expect(names()).toEqual(['Ada Stone', 'Bo Lind']);
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  });

  it('offers Retry after a failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openCompare(`ids=${ADA},${BO}`);
    backend.goDown();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    backend.comeBack();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await table();
    expect(names()).toEqual(['Ada Stone', 'Bo Lind']);
  });
});
