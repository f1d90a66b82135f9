import { aHireRequest, anEvent, aUser, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada, openPage } from '../../testing/open-page.tsx';

const request = aHireRequest();
const PATH = `/dashboard/dev/requests?request=${request.id}`;
const mina = aUser({ id: testId(2), name: 'Mina Park', username: null, is_dev: false });
const otherCreator = testId(3);
const delivered_at = '2026-02-01T12:00:00.000Z';

/** Jobs of the same client with another creator, approved a day after the delivery, and ended ones. */
function jobs(finished: number, ended: number) {
  const ids = Array.from({ length: finished + ended }, (_, index) => testId(600 + index));
  return {
    hireRequests: ids.map((id, index) =>
      aHireRequest({
        id,
        creator_id: otherCreator,
        ...(index < finished
          ? { status: 'completed', resolution: 'approved', delivered_at }
          : { status: 'rejected', resolution: 'ended' }),
      }),
    ),
    events: ids.slice(0, finished).map((hire_request_id) =>
      anEvent({
        hire_request_id,
        version: 4,
        action: 'approve',
        created_at: '2026-02-02T12:00:00.000Z',
      }),
    ),
  };
}

function openPanel(finished = 0, ended = 0) {
  const others = jobs(finished, ended);
  return openPage(PATH, {
    users: [ada(), mina],
    hireRequests: [request, ...others.hireRequests],
    events: [anEvent(), ...others.events],
  });
}

const findRecord = async () =>
  within(await screen.findByRole('region', { name: 'About this client' }));

async function listFacts() {
  const labels = (await findRecord()).getAllByRole('term');
  const values = (await findRecord()).getAllByRole('definition');
  return labels.map((label, index) => `${label.textContent}: ${values[index]?.textContent}`);
}

describe('the record of a client in the panel of their request', () => {
  it.each([
    [2, 2, []],
    [3, 2, ['Finished: 3 jobs', 'Usually approves: within a day']],
    [2, 3, ['Ended: 3 jobs']],
    [4, 3, ['Finished: 4 jobs', 'Ended: 3 jobs', 'Usually approves: within a day']],
  ])('with %d finished and %d ended jobs says %j', async (finished, ended, facts) => {
    openPanel(finished, ended);
    expect(await listFacts()).toEqual(['Member since: Jun 2025', ...facts]);
  });

  it('says what it counts', async () => {
    openPanel();
    expect((await findRecord()).getByText(/fewer than 3 jobs aren't shown/)).toBeTruthy();
  });

  it('is left out if it cannot be read, and the request stays', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openPanel(3);
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/client_record')
        ? new Response('{"message":"No"}', { status: 403 })
        : undefined,
    );
    expect(await screen.findByRole('dialog', { name: request.title })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("Loading the client's record")).toBeNull());
    expect(screen.queryByRole('region', { name: 'About this client' })).toBeNull();
  });

  it('is not there for a deleted account', async () => {
    openPage(PATH, {
      users: [ada()],
      hireRequests: [aHireRequest({ client_id: null })],
      events: [anEvent()],
    });
    const panel = within(await screen.findByRole('dialog', { name: request.title }));
    expect(await panel.findByText('Former client')).toBeTruthy();
    expect(panel.queryByRole('region', { name: 'About this client' })).toBeNull();
  });
});
