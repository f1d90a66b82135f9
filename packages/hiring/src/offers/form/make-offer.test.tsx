import { addDays, endOfDay, getOwnZone, toDay } from '@showcase/data/days';
import { aHireRequest, anEvent, anOffer, aService, rejection } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { enterText } from '@showcase/kit/testing';
import { expectFocus, ID, openRequests, press } from '../../requests/testing/open-requests.tsx';
import { answerWithOffer } from '../testing/answer-with-offer.ts';

const OPEN = `?request=${ID}`;
const SCOPE = 'One page in two languages, for phones first.';
const date = (days: number) => addDays(toDay(new Date()), days);

const getForm = () => screen.findByRole('dialog', { name: 'Make an offer' });
const field = async (name: string) =>
  within(await screen.findByRole('dialog', { name: /offer$/ })).findByLabelText(name);

async function type(name: string, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  await enterText(input, text);
}

async function openForm(rows: Parameters<typeof openRequests>[2] = {}) {
  const opened = openRequests('creator', OPEN, rows);
  answerWithOffer(opened.backend, 'make_offer', {});
  await press('Make an offer', await screen.findByRole('dialog'));
  return opened;
}

async function fillIn() {
  await type('Scope*', SCOPE);
  await type('Price*', '500');
  await type('Days after acceptance*', '10');
}

describe('making an offer', () => {
  it('starts with the request and sends what is typed, valid until the end of the day', async () => {
    const { backend, notices } = await openForm();
    const form = within(await getForm());
    expect(form.getByText('to Mina Park, for “Landing page in a week”')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Title*').value).toBe('Landing page in a week');
    expect(form.getByLabelText<HTMLInputElement>('Valid until*').value).toBe(date(7));
    await fillIn();
    await type('Message', 'With a map.');
    await press('Send offer');
    await waitFor(() => expect(backend.calls('make_offer')).toHaveLength(1));
    const [{ offer_key: key, ...sent } = {}] = backend.calls('make_offer');
    expect(key).toBeTruthy();
    expect(sent).toEqual({
      id: ID,
      title: 'Landing page in a week',
      scope: SCOPE,
      price: 500,
      days: 10,
      milestones: [],
      attachments: [],
      note: 'With a map.',
      valid_until: endOfDay(date(7), getOwnZone()).toISOString(),
      expected_version: 1,
    });
    const panel = await screen.findByRole('dialog', { name: 'Landing page in a week' });
    await expectFocus(within(panel).getByRole('heading', { name: 'Landing page in a week' }));
    const offer = await within(panel).findByRole('region', { name: /Your offer, version 1/ });
    expect(within(offer).getByText('Waiting for Mina Park')).toBeTruthy();
    expect(notices).toEqual([{ kind: 'success', text: 'Offer sent.' }]);
    expect(localStorage).toHaveLength(0);
  });

  it('starts with the terms of the service, in its words', async () => {
    const services = [aService({ description: 'A page with a map, two languages and a form.' })];
    const hireRequests = [
      aHireRequest({ duration: '2 weeks', agreed_days: 14, revisions: 2, price: 450 }),
    ];
    await openForm({ services, hireRequests });
    const valueOf = async (name: string) => ((await field(name)) as HTMLInputElement).value;
    expect(await valueOf('Scope*')).toBe('A page with a map, two languages and a form.');
    expect(await valueOf('Price*')).toBe('450');
    expect(await valueOf('Days after acceptance*')).toBe('14');
    expect((await field('Revisions')).textContent).toContain('2');
    await press('Start from a template');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'The request as sent' }));
    expect(await valueOf('Scope*')).toBe(hireRequests[0]?.message);
    expect(await valueOf('Days after acceptance*')).toBe('14');
  });

  it('sends files with it, which the timeline shows', async () => {
    const { backend } = await openForm();
    await fillIn();
    const input = within(await getForm()).getByLabelText('Files', { selector: 'input' });
    await userEvent.upload(input, new File(['text'], 'sketch.txt'));
    await screen.findByText('The file is uploaded.');
    const { attachments } = backend.state;
    answerWithOffer(backend, 'make_offer', {}, attachments);
    await press('Send offer');
    const sent = attachments.map(({ id }) => ({ id, alt: null }));
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(backend.calls('make_offer')).toMatchObject([{ attachments: sent }]));
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
    expect(await timeline.findByRole('link', { name: /sketch\.txt/ })).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });

  it('says which letters will be boxes in the agreement', async () => {
    await openForm();
    await type('Title*', 'ဝဘ်ဆိုက်');
    expect(await screen.findByText(/Our PDFs have no font for/)).toBeTruthy();
  });

  it('has its own sentence at each field and focuses the first', async () => {
    const { backend } = await openForm();
    await userEvent.clear(await field('Title*'));
    await type('Scope*', 'Short');
    await userEvent.clear(await field('Price*'));
    await userEvent.clear(await field('Days after acceptance*'));
    await press('Send offer');
    for (const [name, sentence] of [
      ['Title*', 'Add a title of at most 150 characters'],
      ['Scope*', 'Describe the scope in at least 20 characters'],
      ['Price*', 'Enter a price from $1 to $1,000,000'],
      ['Days after acceptance*', 'Add a due date or a number of days'],
    ] as const) {
      const input = await field(name);
      await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
      expect(input.getAttribute('aria-describedby')).toContain(
        (await screen.findByText(sentence)).id,
      );
    }
    await expectFocus(await field('Title*'));
    expect(backend.calls('make_offer')).toEqual([]);
  });

  it('keeps what is typed in this browser until it is sent or dropped', async () => {
    await openForm();
    await type('Price*', '777');
    await press('Close', await getForm());
    await press('Make an offer');
    expect((await screen.findAllByText('We restored your unsaved draft.')).length).toBeGreaterThan(
      0,
    );
    expect((await field('Price*')) as HTMLInputElement).toHaveProperty('value', '777');
    await press('Start over');
    expect((await field('Price*')) as HTMLInputElement).toHaveProperty('value', '400');
    await expectFocus(screen.getByRole('button', { name: 'Start from a template' }));
  });

  it('keeps everything when the backend is down, and sends it once with the same key', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = await openForm();
    await fillIn();
    backend.goDown();
    await press('Send offer');
    expect(await screen.findByText(/can't connect right now/)).toBeTruthy();
    backend.comeBack();
    await press('Send offer');
    expect(await screen.findByRole('region', { name: /Your offer, version 1/ })).toBeTruthy();
    const keys = backend.calls('make_offer').map(({ offer_key }) => offer_key);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('says what came first, keeps what is typed and sends it on top of that', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = await openForm();
    await fillIn();
    Object.assign(backend.state.hireRequests[0] ?? {}, { version: 9 });
    backend.rpc('make_offer', () => rejection(409, 'This request changed in the meantime'));
    await press('Send offer');
    expect(
      await screen.findByText(/changed in the meantime. What you typed is saved/),
    ).toBeTruthy();
    expect((await field('Scope*')) as HTMLInputElement).toHaveProperty('value', SCOPE);
    await press('Send offer');
    await waitFor(() =>
      expect(backend.calls('make_offer').map((sent) => sent.expected_version)).toEqual([1, 9]),
    );
  });

  it('cannot be sent once the request is over', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = await openForm();
    await fillIn();
    const over = { status: 'rejected', resolution: 'withdrawn', version: 2 } as const;
    Object.assign(backend.state.hireRequests[0] ?? {}, over);
    backend.rpc('make_offer', () => rejection(409, 'This request is already withdrawn'));
    await press('Send offer');
    expect(await screen.findByText(/This request is now Rejected/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send offer' })).toBeNull();
  });
});

describe('replacing an offer', () => {
  it('starts with the last version', async () => {
    const offer = anOffer({ revisions: 3 });
    const { backend } = openRequests('creator', OPEN, {
      hireRequests: [aHireRequest({ open_offer_id: offer.id, version: 2 })],
      offers: [
        anOffer({ id: ID, number: 0, kind: 'request', side: 'client', status: 'replaced' }),
        offer,
      ],
      events: [anEvent()],
    });
    await press('Replace');
    expect((await field('Price*')) as HTMLInputElement).toHaveProperty('value', '500');
    expect((await field('Revisions')).textContent).toContain('3');
    await type('Price*', '450');
    answerWithOffer(backend, 'make_offer', { number: 2, price: 450, revisions: 3 });
    await press('Send offer');
    await waitFor(() =>
      expect(backend.calls('make_offer')).toMatchObject([{ price: 450, revisions: 3 }]),
    );
    const version = await screen.findByRole('region', { name: /version 2/ });
    expect(within(version).getByText(/^was/).textContent).toBe('was $500.00');
  });
});
