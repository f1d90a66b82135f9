import { aHireRequest, aRequestDate, testId } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import { expectFocus, openRequests, SIDES } from '../../testing/open-requests.tsx';

const expiry = { kind: 'offer', due_on: null, at: '2026-12-03T22:59:59.000Z' } as const;
const dates = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aRequestDate({ request_id: testId(410 + index), title: `Page ${index}` }),
  );

function openDates(side: 'client' | 'creator', next: ReturnType<typeof aRequestDate>[]) {
  const opened = openRequests(side);
  opened.backend.rpc('my_request_dates', () => next);
  return opened;
}

const findRows = async () => {
  const section = await screen.findByRole('region', { name: 'What is next' });
  return within(section).getAllByRole('listitem');
};

describe.each(SIDES)('what is next for a $side', ({ side }) => {
  it('is not there without dates', async () => {
    openRequests(side, '', { hireRequests: [aHireRequest({ status: 'rejected' })] });
    await screen.findByText('No pending requests found.');
    expect(screen.queryByRole('region', { name: 'What is next' })).toBeNull();
  });

  it('names a date, its request and its milestone, and leads to the request', async () => {
    const { backend } = openDates(side, [aRequestDate({ milestone: 'Draft' })]);
    const [row] = await findRows();
    expect(row?.textContent).toMatch(/^\d+ days lateLanding page in a weekDraft/);
    const link = within(row ?? document.body).getByRole('link');
    expect(link.getAttribute('href')).toBe(`?request=${testId(401)}`);
    expect(backend.calls('my_request_dates')).toContainEqual({ side });
  });

  it('has a date of a kind that only a newer database knows', async () => {
    const kind: string = 'handover';
    openDates(side, [
      { ...aRequestDate(), kind, at: expiry.at } as ReturnType<typeof aRequestDate>,
    ]);
    const [row] = await findRows();
    expect(row?.textContent).toMatch(/^Next date .*Landing page in a week/);
  });

  it('shows a few dates, and the others on request', async () => {
    openDates(side, dates(6));
    expect(await findRows()).toHaveLength(4);
    const more = screen.getByRole('button', { name: 'Show 2 more' });
    await userEvent.click(more);
    expect(await findRows()).toHaveLength(6);
    await expectFocus(more);
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(await findRows()).toHaveLength(4);
  });

  it('is one date on a phone, so that the requests come soon', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const matches = query === '(max-width: 767px)';
      return Object.assign(new EventTarget(), { matches }) as MediaQueryList;
    });
    openDates(side, dates(3));
    expect(await findRows()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(await findRows()).toHaveLength(3);
  });

  it('is downloaded as a calendar entry', async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob) => {
          files.push(file);
          return 'blob:file';
        };
        static override revokeObjectURL = () => undefined;
      },
    );
    openDates(side, [aRequestDate(expiry)]);
    await userEvent.click(
      await screen.findByRole('button', {
        name: 'Add to calendar: Offer expires: Landing page in a week',
      }),
    );
    await expect.poll(() => files).toHaveLength(1);
    const calendar = new ICAL.Component(ICAL.parse((await files[0]?.text()) ?? '') as never);
    const [component] = calendar.getAllSubcomponents('vevent');
    const event = component && new ICAL.Event(component);
    expect(event?.summary).toBe('Offer expires: Landing page in a week');
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-12-03T22:59:59.000Z');
    const area = side === 'client' ? 'client' : 'dev';
    expect(component?.getFirstPropertyValue('url')).toMatch(
      new RegExp(`/dashboard/${area}/requests\\?request=${testId(401)}$`),
    );
  });

  it('says so if the calendar entry could not be made', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('Blocked');
    });
    const { notices } = openDates(side, [aRequestDate(expiry)]);
    await userEvent.click(await screen.findByRole('button', { name: /^Add to calendar/ }));
    await expect
      .poll(() => notices)
      .toEqual([{ kind: 'danger', text: "We couldn't create the calendar entry. Try again." }]);
  });
});
