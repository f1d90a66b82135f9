import { addDays, formatDay, toDay } from '@showcase/data/days';
import {
  aHireRequest,
  aMilestone,
  anEvent,
  answerWithRequest,
  rejection,
} from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectFocus, ID, openRequests, press, SIDES } from '../testing/open-requests.tsx';

const OPEN = `?request=${ID}`;
const DAY_MS = 86_400_000;
const REASON = 'The shop closes in May.';
const ENDED = { status: 'rejected', resolution: 'ended', actions: undefined } as const;
const NO_END = { end_asked_by: null, end_asked_at: null, ends_at: null, actions: undefined };
const ANSWERS = ['deliver', 'accept_end', 'decline_end'] as const;
const now = new Date();
const today = toDay(now);

const work = (fields: Parameters<typeof aHireRequest>[0] = {}) => ({
  hireRequests: [aHireRequest({ status: 'accepted', version: 2, ...fields })],
  milestones: [aMilestone(), aMilestone({ number: 2, title: 'The rest', price: 0 })],
});
/** The client asked to end it a day ago. */
const proposed = (isDelivered = false) => {
  const proposedAt = new Date(now.getTime() - DAY_MS).toISOString();
  const step = { actor_id: aHireRequest().client_id, milestone: 1 };
  return {
    ...work({
      end_asked_by: 'client',
      end_asked_at: proposedAt,
      ends_at: isDelivered ? null : new Date(now.getTime() + 4 * DAY_MS).toISOString(),
      actions: [...ANSWERS],
      version: 4,
    }),
    events: [
      anEvent(),
      ...(isDelivered ? [anEvent({ ...step, version: 3, action: 'deliver' })] : []),
      anEvent({ ...step, version: 4, action: 'ask_end', note: REASON }),
    ],
  };
};

async function openMenu(name: string) {
  await press('More actions');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
const findReason = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ });

describe.each(SIDES)('a $side who wants to end a request', ({ side, counterparty }) => {
  it('asks the other side with a reason, and can withdraw', async () => {
    const { backend, notices } = openRequests(side, OPEN, work());
    const reason = 'Too late for us.';
    const ending = {
      end_asked_by: side,
      end_asked_at: new Date().toISOString(),
      ends_at: new Date(Date.now() + 5 * DAY_MS).toISOString(),
      actions: ['withdraw_end' as const],
    };
    answerWithRequest(backend, 'propose_end', ending, { action: 'ask_end', note: reason });
    answerWithRequest(backend, 'answer_end', NO_END, { action: 'withdraw_end' });
    await openMenu('Ask to end');
    const dialog = await screen.findByRole('dialog', { name: 'Ask to end this request' });
    expect(dialog.textContent).toContain('or after 5 days without an answer');
    await press('Ask to end', dialog);
    expect(await within(dialog).findByText('Write a reason')).toBeTruthy();
    await userEvent.type(findReason(dialog), 'Too late');
    await press('Ask to end', dialog);
    expect(await within(dialog).findByText('Write at least 10 characters')).toBeTruthy();
    expect(backend.calls('propose_end')).toEqual([]);
    await userEvent.type(findReason(dialog), ' for us.');
    await press('Ask to end', dialog);
    const section = await screen.findByRole('region', { name: 'You asked to end this request' });
    expect(backend.calls('propose_end')).toEqual([{ id: ID, reason, expected_version: 2 }]);
    expect(section.textContent).toContain(reason);
    expect(section.textContent).toContain(formatDay(addDays(today, 5), today));
    expect(notices.map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
      `Asked ${counterparty} to end the request.`,
    ]);
    await press('Withdraw');
    await press('Withdraw', await screen.findByRole('alertdialog', { name: /Withdraw your/ }));
    await waitFor(() => expect(screen.queryByText('You asked to end this request')).toBeNull());
    expect(backend.calls('answer_end')).toEqual([
      { id: ID, action: 'withdraw', expected_version: 3 },
    ]);
  });

  it('loses nothing that was typed', async () => {
    openRequests(side, OPEN, work());
    await openMenu('Ask to end');
    const first = await screen.findByRole('dialog', { name: 'Ask to end this request' });
    await userEvent.type(findReason(first), REASON);
    await press('Keep working', first);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Ask to end/ })).toBeNull());
    await openMenu('Ask to end');
    const second = await screen.findByRole('dialog', { name: 'Ask to end this request' });
    expect(findReason(second).value).toBe(REASON);
  });

  it('ends a paid trial at once', async () => {
    const { backend } = openRequests(side, OPEN, {
      ...work({ actions: ['end'] }),
      milestones: [aMilestone({ is_trial: true })],
    });
    answerWithRequest(backend, 'act_on_hire_request', ENDED, { action: 'end', note: REASON });
    await openMenu('End the request');
    const dialog = await screen.findByRole('dialog', { name: 'End this request' });
    await userEvent.type(findReason(dialog), REASON);
    await press('End the request', dialog);
    expect(await screen.findByText(/^You ended/)).toBeTruthy();
    expect(backend.calls('act_on_hire_request')).toEqual([
      { id: ID, action: 'end', note: REASON, expected_version: 2 },
    ]);
  });
});

describe('the other side', () => {
  it('reads who asks, why, and until when silence is a yes, and agrees', async () => {
    const { backend } = openRequests('creator', OPEN, proposed());
    const ended = { ...ENDED, ...NO_END };
    answerWithRequest(backend, 'answer_end', ended, { action: 'accept_end' });
    const section = await screen.findByRole('region', { name: /Mina Park.* asks to end/ });
    const endsOn = formatDay(addDays(today, 4), today);
    expect(section.textContent).toContain(`It ends on ${endsOn} if you don't answer.`);
    expect(within(section).getByText(REASON)).toBeTruthy();
    const rules = within(section).getByRole('link', { name: 'How requests end' });
    expect(rules.getAttribute('href')).toBe('/terms#ending');
    await press('Agree to end', section);
    const dialog = await screen.findByRole('alertdialog', { name: 'Agree to end this request?' });
    expect(dialog.textContent).toContain('$400.00');
    await press('Agree to end', dialog);
    expect(await screen.findByText('You agreed to end the request')).toBeTruthy();
    expect(backend.calls('answer_end')).toEqual([
      { id: ID, action: 'accept', expected_version: 4 },
    ]);
    await expectFocus(screen.getByRole('heading', { name: 'Landing page in a week', level: 2 }));
  });

  it('keeps working, and says why', async () => {
    const { backend } = openRequests('creator', OPEN, proposed());
    answerWithRequest(backend, 'answer_end', NO_END, { action: 'decline_end' });
    await press('Keep working');
    const dialog = await screen.findByRole('dialog', { name: 'Keep working' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Note/ }), 'Almost done.');
    await press('Keep working', dialog);
    await waitFor(() => expect(screen.queryByRole('heading', { name: /asks to end/ })).toBeNull());
    expect(backend.calls('answer_end')).toEqual([
      { id: ID, action: 'decline', note: 'Almost done.', expected_version: 4 },
    ]);
  });

  it.each([
    ['client', 'so it ends only if', 'Ada Stone'],
    ['creator', 'so it ends only if', 'you agree'],
  ] as const)(
    'knows that silence is no yes after a delivery, like the %s',
    async (side, ...texts) => {
      openRequests(side, OPEN, proposed(true));
      const section = await screen.findByRole('region', { name: /(asked|asks) to end/ });
      for (const text of texts) expect(section.textContent).toContain(text);
    },
  );

  it('sees what came first', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests('creator', OPEN, proposed());
    await press('Agree to end');
    Object.assign(backend.state.hireRequests[0] ?? {}, { ...NO_END, version: 5 });
    backend.rpc('answer_end', () => rejection(409, 'Nobody asks to end this request'));
    await press('Agree to end', await screen.findByRole('alertdialog', { name: /Agree/ }));
    expect(await screen.findByText(/Nobody asks to end this request/)).toBeTruthy();
  });
});
