import { aHireRequest, anEvent, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';

const ada = testId(1);
const noah = aUser({ id: testId(2), name: 'Noah Bennett', username: null, is_dev: false });

/** Finished jobs, each answered after two and a half hours. */
function finishedJobs(count: number) {
  const ids = Array.from({ length: count }, (_, index) => testId(500 + index));
  const at = (index: number, time: string) =>
    `2026-02-${String(index + 1).padStart(2, '0')}T${time}:00Z`;
  return {
    hireRequests: ids.map((id, index) =>
      aHireRequest({
        id,
        title: `Map ${index + 1}`,
        status: 'completed',
        resolution: 'approved',
        created_at: at(index, '08:00'),
        delivered_at: at(index, '12:00'),
        due_on: index === 2 ? '2026-02-02' : '2026-02-20',
      }),
    ),
    events: ids.flatMap((hire_request_id, index) => [
      anEvent({ hire_request_id, created_at: at(index, '08:00') }),
      anEvent({
        hire_request_id,
        version: 2,
        actor_id: ada,
        action: 'accept',
        created_at: at(index, '10:30'),
      }),
      anEvent({ hire_request_id, version: 3, action: 'deliver', created_at: at(index, '12:00') }),
      anEvent({ hire_request_id, version: 4, action: 'approve', created_at: at(index, '13:00') }),
    ]),
  };
}

function openProfile(jobs: number, signedInAs?: string) {
  const people = [aUser({ id: ada }), noah];
  const backend = fakeBackend({
    users: people,
    ...finishedJobs(jobs),
    ...(signedInAs && { signedInAs }),
  });
  return openPage(`/creators/${ada}`, backend);
}

const record = async () => within(await screen.findByRole('region', { name: 'Track record' }));
const explain = async (text: string) =>
  (await record()).getByRole('button', { name: `How is this calculated? ${text}` });

describe('the record of a creator', () => {
  it('says what has at least three cases', async () => {
    openProfile(3);
    const figures = (await record()).getAllByRole('listitem');
    expect(figures.map(({ textContent }) => textContent.split('How is')[0])).toEqual([
      'Usually answers within 3 hours',
      'Finished 3 jobs',
      '66% finished on time',
      'Member since Jun 2025',
    ]);
  });

  it('says nothing but the month of the account below three', async () => {
    openProfile(2);
    const figures = (await record()).getAllByRole('listitem');
    expect(figures).toHaveLength(1);
    expect(await explain('Member since Jun 2025')).toBeTruthy();
  });

  it('explains each figure in a disclosure', async () => {
    const { user } = openProfile(3);
    const button = await explain('Usually answers within 3 hours');
    const getExplanation = () =>
      screen.queryByRole('group', {
        name: 'How is this calculated? Usually answers within 3 hours',
      });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(getExplanation()).toBeNull();
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(getExplanation()?.textContent).toMatch(/median time .* over the last 3 answers/);
    await user.click(button);
    expect(getExplanation()).toBeNull();
  });

  it.each([undefined, testId(2)])('has no lists for others, signed in as %s', async (reader) => {
    const { user, backend } = openProfile(3, reader);
    await user.click(await explain('Finished 3 jobs'));
    expect(screen.queryByText('Only you see this list.')).toBeNull();
    expect(backend.requests.some(({ url }) => url.pathname.includes('my_record_cases'))).toBe(
      false,
    );
  });

  it('is left out if it cannot be read, and the profile stays', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const backend = fakeBackend({ users: [aUser({ id: ada })] });
    backend.answerWith(({ url }) =>
      url.pathname.includes('creator_record')
        ? new Response('{"message":"No"}', { status: 403 })
        : undefined,
    );
    openPage(`/creators/${ada}`, backend);
    await screen.findByRole('heading', { level: 1, name: 'Ada Stone' });
    await waitFor(() => expect(screen.queryByText('Loading track record')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Track record' })).toBeNull();
  });

  it('is not shown for a sample', async () => {
    openPage('/creators/1', fakeBackend());
    await screen.findByText('Sample data');
    expect(screen.queryByRole('region', { name: 'Track record' })).toBeNull();
  });
});

describe("a creator's own record", () => {
  it.each([
    [
      'Usually answers within 3 hours',
      'Map 3',
      'Noah Bennett, answered within 3 hours on Feb 3, 2026',
    ],
    ['Finished 3 jobs', 'Map 3', 'Noah Bennett, finished on Feb 3, 2026'],
    [
      '66% finished on time',
      'Map 3',
      'Noah Bennett, delivered late on Feb 3, 2026, due on Feb 2, 2026',
    ],
  ])('lists what is behind "%s"', async (text, title, details) => {
    const { user } = openProfile(3, ada);
    await user.click(await explain(text));
    const list = within(await screen.findByRole('list', { name: text }));
    const [first] = list.getAllByRole('listitem');
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    expect(first?.textContent).toBe(`${title}${details}`);
    expect(list.getByRole('link', { name: title }).getAttribute('href')).toBe(
      `/dashboard/dev/requests?request=${testId(502)}`,
    );
    expect((await record()).getByText('Only you see this list.')).toBeTruthy();
  });

  it('says of a job that it was on time', async () => {
    const { user } = openProfile(3, ada);
    await user.click(await explain('66% finished on time'));
    const list = within(await screen.findByRole('list', { name: '66% finished on time' }));
    expect(list.getAllByRole('listitem')[1]?.textContent).toBe(
      'Map 2Noah Bennett, delivered on time on Feb 2, 2026',
    );
  });

  it('lists clients who came back', async () => {
    const backend = fakeBackend({ users: [aUser({ id: ada }), noah], signedInAs: ada });
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('/creator_record')
        ? Response.json({
            member_since: '2025-06-01T12:00:00Z',
            answers: null,
            answer_seconds: null,
            finished: null,
            with_due_date: null,
            on_time: null,
            repeat_clients: 3,
          })
        : undefined,
    );
    Object.assign(backend.state, finishedJobs(2));
    const { user } = openPage(`/creators/${ada}`, backend);
    await user.click(await explain('3 clients came back'));
    const list = within(await screen.findByRole('list', { name: '3 clients came back' }));
    expect(list.getByRole('listitem').textContent).toBe(
      'Noah Bennett2 finished jobs, the last on Feb 2, 2026',
    );
  });

  it('loads long lists in parts', async () => {
    const { user } = openProfile(25, ada);
    await user.click(await explain('Finished 25 jobs'));
    const list = within(await screen.findByRole('list', { name: 'Finished 25 jobs' }));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(10));
  });

  it('has no list behind the month of the account', async () => {
    const { user } = openProfile(3, ada);
    await user.click(await explain('Member since Jun 2025'));
    expect(screen.queryByText('Only you see this list.')).toBeNull();
  });
});
