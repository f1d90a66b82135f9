import { aCreatorRecord, aRecordCase, aUser, fakeBackend, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
// Imported up front, so that the first test does not time out while the code loads.
import './own-cases.tsx';

const ada = testId(1);
const noah = aUser({ id: testId(2), name: 'Noah Bennett', username: null, is_dev: false });

/** A creator with three cases of each figure, two of three jobs on time. */
const three = aCreatorRecord({
  ...{ answers: 3, answer_seconds: 9_000, finished: 3, with_due_date: 3, on_time: 2 },
});

function openProfile(fields = three, signedInAs?: string) {
  const backend = fakeBackend({
    users: [aUser({ id: ada }), noah],
    ...(signedInAs && { signedInAs }),
  });
  backend.rpc('creator_record', () => fields);
  return openPage(`/creators/${ada}`, backend);
}

/** Opens the profile of the signed-in creator with these cases behind each figure. */
function openOwn(cases: ReturnType<typeof aRecordCase>[], fields = three) {
  const opened = openProfile(fields, ada);
  opened.backend.rpc('my_record_cases', ({ cursor, page_size: size = 20 }) => {
    const start = cases.findIndex(({ id }) => id === cursor) + 1;
    const items = cases.slice(start, start + Number(size));
    const last = items.at(-1);
    return { items, next_cursor: last && last !== cases.at(-1) ? last.id : null };
  });
  return opened;
}

const record = async () => within(await screen.findByRole('region', { name: 'Track record' }));
const explain = async (text: string) =>
  (await record()).getByRole('button', { name: `How is this calculated? ${text}` });

describe('the record of a creator', () => {
  it('says what has at least three cases', async () => {
    openProfile();
    const figures = (await record()).getAllByRole('listitem');
    expect(figures.map(({ textContent }) => textContent.split('How is')[0])).toEqual([
      'Usually answers within 3 hours',
      'Finished 3 jobs',
      '66% finished on time',
      'Member since Jun 2025',
    ]);
  });

  it('says nothing but the month of the account below three', async () => {
    openProfile(aCreatorRecord());
    const figures = (await record()).getAllByRole('listitem');
    expect(figures).toHaveLength(1);
    expect(await explain('Member since Jun 2025')).toBeTruthy();
  });

  it('explains each figure in a disclosure', async () => {
    const { user } = openProfile();
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
    const { user, backend } = openProfile(three, reader);
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
  const job = { title: 'Map 3', at: '2026-02-03T12:00:00Z' };
  const delivered = { ...job, delivered_on: '2026-02-03' };

  it.each([
    [
      ...['answers', 'Usually answers within 3 hours'],
      { ...job, asked_at: '2026-02-03T09:30:00Z' },
      'answered within 3 hours on Feb 3, 2026',
    ],
    ['finished', 'Finished 3 jobs', job, 'finished on Feb 3, 2026'],
    [
      ...['on_time', '66% finished on time'],
      { ...delivered, due_on: '2026-02-02', is_on_time: false },
      'delivered late on Feb 3, 2026, due on Feb 2, 2026',
    ],
    [
      ...['on_time', '66% finished on time'],
      { ...delivered, due_on: '2026-02-20', is_on_time: true },
      'delivered on time on Feb 3, 2026',
    ],
  ] as const)('lists what is behind %s, "%s": %j', async (figure, text, fields, details) => {
    const { user, backend } = openOwn([aRecordCase(fields)]);
    await user.click(await explain(text));
    const list = within(await screen.findByRole('list', { name: text }));
    expect(list.getByRole('listitem').textContent).toBe(`Map 3Noah Bennett, ${details}`);
    expect(list.getByRole('link', { name: 'Map 3' }).getAttribute('href')).toBe(
      `/dashboard/dev/requests?request=${aRecordCase().id}`,
    );
    expect((await record()).getByText('Only you see this list.')).toBeTruthy();
    expect(backend.calls('my_record_cases')).toMatchObject([{ figure }]);
  });

  it('lists clients who came back', async () => {
    const returned = aRecordCase({ title: null, jobs: 2, at: '2026-02-02T13:00:00Z' });
    const { user } = openOwn([returned], aCreatorRecord({ repeat_clients: 3 }));
    await user.click(await explain('3 clients came back'));
    const list = within(await screen.findByRole('list', { name: '3 clients came back' }));
    expect(list.getByRole('listitem').textContent).toBe(
      'Noah Bennett2 finished jobs, the last on Feb 2, 2026',
    );
  });

  it('loads long lists in parts', async () => {
    const cases = Array.from({ length: 12 }, (_, index) =>
      aRecordCase({ id: testId(500 + index) }),
    );
    const { user } = openOwn(cases);
    await user.click(await explain('Finished 3 jobs'));
    const list = within(await screen.findByRole('list', { name: 'Finished 3 jobs' }));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(10));
  });

  it('has no list behind the month of the account', async () => {
    const { user } = openOwn([]);
    await user.click(await explain('Member since Jun 2025'));
    expect(screen.queryByText('Only you see this list.')).toBeNull();
  });
});
