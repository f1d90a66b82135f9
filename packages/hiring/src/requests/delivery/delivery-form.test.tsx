import {
  aHireRequest,
  anEvent,
  answerWithRequest,
  rejection,
  testId,
} from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { enterText } from '@showcase/kit/testing';
import { expectFocus, ID, openRequests, press } from '../testing/open-requests.tsx';

const DELIVERED = { delivered_at: '2026-01-05T12:00:00.000Z' };

const open = (step: Parameters<typeof anEvent>[0] = {}) => {
  const opened = openRequests('creator', `?request=${ID}`, {
    hireRequests: [aHireRequest({ status: 'accepted', version: 3 })],
  });
  const deliver = { action: 'deliver', note: 'Here it is.', ...step } as const;
  answerWithRequest(opened.backend, 'act_on_hire_request', DELIVERED, deliver);
  return opened;
};

const type = async (name: RegExp, text: string) =>
  enterText(await screen.findByRole('textbox', { name }), text);

async function addLink(label: string, url: string) {
  await press('Add link');
  const rows = screen.getAllByRole('listitem', { name: /^Link \d/ });
  const row = within(rows.at(-1) as HTMLElement);
  await expectFocus(row.getByRole('textbox', { name: 'Link text' }));
  if (label) await enterText(row.getByRole('textbox', { name: 'Link text' }), label);
  if (url) await enterText(row.getByRole('textbox', { name: 'Address' }), url);
}

async function chooseFiles(...names: string[]) {
  const input = screen.getByLabelText('Files', { selector: 'input' });
  await userEvent.upload(
    input,
    names.map((name) => new File(['text'], name)),
  );
}

describe('DeliveryForm', () => {
  it('delivers a note with links, which the panel shows with their hosts', async () => {
    const links = [
      { label: 'Preview', url: 'https://preview.example/a' },
      { label: 'Code', url: 'https://git.example/b' },
    ];
    const { backend, notices } = open({ links });
    await type(/Delivery note/, 'Here it is.');
    await addLink('Preview', 'preview.example/a');
    await addLink('Code', 'https://git.example/b');

    await press('Deliver');

    expect(await screen.findByText('You delivered the work')).toBeTruthy();
    expect(backend.calls('act_on_hire_request')).toEqual([
      {
        id: ID,
        action: 'deliver',
        note: 'Here it is.',
        links,
        attachments: [],
        expected_version: 3,
      },
    ]);
    const list = screen.getByRole('list', { name: 'Links' });
    expect(
      within(list)
        .getByRole('link', { name: /Preview/ })
        .getAttribute('href'),
    ).toBe('https://preview.example/a');
    expect(within(list).getByText('git.example')).toBeTruthy();
    expect(notices.at(-1)?.text).toBe('Delivered. The client can now approve the work.');
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows both texts if the work was delivered in another tab with another note', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = open();
    await type(/Delivery note/, 'From this tab.');
    const delivered_at = new Date().toISOString();
    Object.assign(backend.state.hireRequests[0] ?? {}, { delivered_at, version: 4 });
    const note = 'From the other tab.';
    backend.state.events.push(
      anEvent({ version: 4, action: 'deliver', actor_id: testId(1), note }),
    );
    const message = 'The work is delivered already, with another text';
    backend.rpc('act_on_hire_request', () => rejection(409, message));

    await press('Deliver');

    const notice = await screen.findByText(/^The work is delivered already, with another text/);
    expect(notice.textContent).toContain('What you wrote was not sent:From this tab.');
    expect(screen.getAllByText(note)).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Deliver' })).toBeNull();
    await press('Dismiss');
    expect(screen.queryByText('From this tab.')).toBeNull();
  });

  it('says at each field what is missing, and delivers nothing', async () => {
    const { backend } = open();
    await press('Add link');

    await press('Deliver');

    expect(await screen.findByText('Write a note')).toBeTruthy();
    const link = within(screen.getByRole('listitem', { name: 'Link 1' }));
    expect(link.getByText('Say what this link leads to')).toBeTruthy();
    expect(link.getByText('Enter a link such as https://example.com')).toBeTruthy();
    expect(backend.calls('act_on_hire_request')).toEqual([]);
  });

  it('stores what is typed until it is sent, also if the backend is down', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = open();
    await type(/Delivery note/, 'Half');
    await addLink('Preview', 'https://a.example');
    backend.goDown();

    await press('Deliver');

    expect(await screen.findByText(/can't connect right now/)).toBeTruthy();
    const [draft = ''] = Object.values<string>(sessionStorage);
    expect(JSON.parse(draft)).toEqual({
      note: 'Half',
      links: [{ label: 'Preview', url: 'https://a.example' }],
    });
  });

  it('delivers files, which the panel shows, with all of them as one zip', async () => {
    const { backend } = open();
    await type(/Delivery note/, 'Here it is.');
    await chooseFiles('a.txt', 'b.txt');
    await screen.findByText('2 files are uploaded.');
    const { attachments } = backend.state;
    answerWithRequest(backend, 'act_on_hire_request', DELIVERED, {
      action: 'deliver',
      note: 'Here it is.',
      attachments,
    });

    await press('Deliver');

    expect(await screen.findByText('You delivered the work')).toBeTruthy();
    const sent = attachments.map(({ id }) => ({ id, alt: null }));
    expect(attachments.map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
    expect(backend.calls('act_on_hire_request')).toMatchObject([{ attachments: sent }]);
    const note = within(await screen.findByRole('region', { name: /^Delivered/ }));
    expect(await note.findByRole('link', { name: /a\.txt/ })).toBeTruthy();
    expect(note.getByRole('button', { name: 'Download all (2)' })).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => key.includes('attachments'))).toEqual([]);
  });

  it('waits until the files are uploaded, and says so', async () => {
    const { backend } = open();
    backend.answerWith(({ method }) =>
      method === 'PATCH' ? Promise.withResolvers<Response>().promise : undefined,
    );
    await type(/Delivery note/, 'Here it is.');
    await chooseFiles('a.txt');
    await screen.findByRole('progressbar');

    await press('Deliver');

    const group = within(screen.getByRole('group', { name: 'Files' }));
    expect((await group.findByRole('alert')).textContent).toBe('Wait until the file is uploaded.');
    expect(backend.calls('act_on_hire_request')).toEqual([]);
  });

  it('removes a link, says so, and moves the focus to the button that adds one', async () => {
    open();
    await type(/Delivery note/, 'x');
    await addLink('One', '');
    await addLink('Two', '');

    await press('Remove link 1');

    const rows = screen.getAllByRole('listitem', { name: /^Link \d/ });
    expect(rows).toHaveLength(1);
    expect(within(rows[0] as HTMLElement).getByDisplayValue('Two')).toBeTruthy();
    expect(screen.getByText('Link 1 removed')).toBeTruthy();
    await expectFocus(screen.getByRole('button', { name: 'Add link' }));
  });

  it('has at most ten links, and says so', async () => {
    open();
    await screen.findByRole('button', { name: 'Add link' });
    for (let count = 0; count < 11; count += 1) await press('Add link');
    expect(screen.getAllByRole('listitem', { name: /^Link \d/ })).toHaveLength(10);
    expect(screen.getByText('A delivery has at most 10 links.')).toBeTruthy();
  });
});
