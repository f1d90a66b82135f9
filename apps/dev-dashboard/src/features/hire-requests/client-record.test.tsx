import { aClientRecord, aHireRequest, anEvent, aUser, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada, openPage } from '../../testing/open-page.tsx';

const request = aHireRequest();
const PATH = `/dashboard/dev/requests?request=${request.id}`;
const mina = aUser({ id: testId(2), name: 'Mina Park', username: null, is_dev: false });

function openPanel(fields: Parameters<typeof aClientRecord>[0] = {}) {
  const rows = { users: [ada(), mina], hireRequests: [request], events: [anEvent()] };
  const opened = openPage(PATH, rows);
  opened.backend.rpc('client_record', () => aClientRecord(fields));
  return opened;
}

const findRecord = async () =>
  within(await screen.findByRole('region', { name: 'About this client' }));

async function listFacts() {
  const labels = (await findRecord()).getAllByRole('term');
  const values = (await findRecord()).getAllByRole('definition');
  return labels.map((label, index) => `${label.textContent}: ${values[index]?.textContent}`);
}

describe('the record of a client in the panel of their request', () => {
  const finished = { finished: 4, approvals: 4, approval_seconds: 86_400 };

  it.each([
    [{}, []],
    [finished, ['Finished: 4 jobs', 'Usually approves: within a day']],
    [{ ended: 3 }, ['Ended: 3 jobs']],
    [
      { ...finished, ended: 3 },
      ['Finished: 4 jobs', 'Ended: 3 jobs', 'Usually approves: within a day'],
    ],
  ])('with %j says %j', async (fields, facts) => {
    const { backend } = openPanel(fields);
    expect(await listFacts()).toEqual(['Member since: Jun 2025', ...facts]);
    expect(backend.calls('client_record')).toEqual([{ client_id: mina.id }]);
  });

  it('says what it counts', async () => {
    openPanel();
    expect((await findRecord()).getByText(/fewer than 3 jobs aren't shown/)).toBeTruthy();
  });

  it('is left out if it cannot be read, and the request stays', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openPanel();
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
