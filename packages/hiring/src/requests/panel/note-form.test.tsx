import { aHireRequest, answerWithRequest, rejection } from '@showcase/data/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectFocus, ID, openRequests, press } from '../testing/open-requests.tsx';

const OPEN = `?request=${ID}`;
const delivered_at = '2026-01-05T12:00:00.000Z';
const findNote = () => screen.findByRole('textbox', { name: /Note/ });

describe('the note of requested changes', () => {
  const open = () => {
    const opened = openRequests('client', OPEN, {
      hireRequests: [aHireRequest({ status: 'accepted', delivered_at, version: 3 })],
    });
    const step = { action: 'ask_changes', note: 'Here it is.' } as const;
    answerWithRequest(opened.backend, 'act_on_hire_request', { delivered_at: null }, step);
    return opened;
  };

  it('is required, stored while typing, and submitted, with the focus on the panel title', async () => {
    const { backend, notices } = open();
    await press('Submit');
    expect(await screen.findByText('Write a note')).toBeTruthy();
    await userEvent.type(await findNote(), '  Here it is. ');
    expect(Object.values(sessionStorage)).toContain('  Here it is. ');
    await press('Submit');
    expect(await screen.findByText('You requested changes')).toBeTruthy();
    await expectFocus(screen.getByRole('heading', { name: 'Landing page in a week' }));
    expect(backend.calls('act_on_hire_request')).toEqual([
      { id: ID, action: 'ask_changes', note: 'Here it is.', expected_version: 3 },
    ]);
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
    expect(backend.calls('act_on_hire_request')).toEqual([]);
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
    expect(backend.calls('act_on_hire_request')).toHaveLength(1);
  });

  it('is preserved when the request was changed elsewhere', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = open();
    await userEvent.type(await findNote(), 'Here it is.');
    Object.assign(backend.state.hireRequests[0] ?? {}, { version: 9 });
    const message = 'This request changed in the meantime';
    backend.rpc('act_on_hire_request', () => rejection(409, message));
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
    expect(await screen.findByText('You requested changes')).toBeTruthy();
  });
});
