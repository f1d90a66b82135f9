import { aHireRequest } from '@showcase/data/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectFocus, ID, openRequests, press } from '../testing/open-requests.tsx';

const OPEN = `?request=${ID}`;
const delivered_at = '2026-01-05T12:00:00.000Z';
const findNote = () => screen.findByRole('textbox', { name: /Note/ });

describe('the note of requested changes', () => {
  const open = () =>
    openRequests('client', OPEN, {
      hireRequests: [aHireRequest({ status: 'accepted', delivered_at, version: 3 })],
    });

  it('is required, stored while typing, and submitted, with the focus on the panel title', async () => {
    const { backend, notices } = open();
    await press('Submit');
    expect(await screen.findByText('Write a note')).toBeTruthy();
    await userEvent.type(await findNote(), '  Here it is. ');
    expect(Object.values(sessionStorage)).toContain('  Here it is. ');
    await press('Submit');
    expect(await screen.findByText('You requested changes')).toBeTruthy();
    await expectFocus(screen.getByRole('heading', { name: 'Landing page in a week' }));
    expect(backend.state.events.at(-1)?.note).toBe('Here it is.');
    expect(notices).toEqual([{ kind: 'success', text: 'Submitted.' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['spaces only', '   ', 'Write a note'],
    ['too many characters', 'x'.repeat(2001), 'Use at most 2,000 characters'],
  ])('is not submitted with %s', async (_description, text, message) => {
    const { backend } = open();
    await userEvent.click(await findNote());
    await userEvent.paste(text);
    await press('Submit');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(backend.state.events).toHaveLength(1);
  });

  it('is submitted once on a double click', async () => {
    const { backend } = open();
    await userEvent.type(await findNote(), 'Here it is.');
    const submit = screen.getByRole('button', { name: 'Submit' });
    act(() => {
      submit.click();
      submit.click();
    });
    expect(await screen.findByText('You requested changes')).toBeTruthy();
    const actions = backend.requests.filter(({ url }) =>
      url.pathname.endsWith('act_on_hire_request'),
    );
    expect(actions).toHaveLength(1);
  });

  it('is preserved when the request was changed elsewhere', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = open();
    await userEvent.type(await findNote(), 'Here it is.');
    Object.assign(backend.state.hireRequests[0] ?? {}, { version: 9 });
    await press('Submit');
    expect(await screen.findByText(/changed elsewhere.*your note is saved/s)).toBeTruthy();
    expect(Object.values(sessionStorage)).toContain('Here it is.');
  });

  it('is preserved when the backend is down, with an error', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = open();
    await userEvent.type(await findNote(), 'Here it is.');
    backend.goDown();
    await press('Submit');
    expect(await screen.findByText(/can't connect right now/)).toBeTruthy();
    backend.comeBack();
    await press('Submit');
    await waitFor(() => expect(backend.state.events).toHaveLength(2));
  });
});
