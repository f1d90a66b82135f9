import {
  aCase,
  aCaseStep,
  aHireRequest,
  aMilestone,
  anEvent,
  rejection,
} from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { enterText } from '@showcase/kit/testing';
import {
  expectFocus,
  findCard,
  ID,
  openRequests,
  press,
} from '../requests/testing/open-requests.tsx';

const delivered = () =>
  aHireRequest({
    status: 'accepted',
    delivered_at: '2026-01-05T12:00:00.000Z',
    version: 3,
    case_subjects: [{ subject: 'delivery', cents: 40_000, until: null }],
  });

type Rows = Parameters<typeof openRequests>[2];

const open = (side: 'client' | 'creator', rows: Rows = {}) =>
  openRequests(side, `?request=${ID}`, {
    hireRequests: [delivered()],
    milestones: [aMilestone()],
    ...rows,
  });

/** The case is open, as it is stored. */
function answerOpening(
  { rpc, state }: ReturnType<typeof open>['backend'],
  fields: Parameters<typeof aCase>[0],
) {
  rpc('open_case', () => {
    state.cases.push(aCase(fields));
    Object.assign(state.hireRequests[0] ?? {}, { case_subjects: [] });
    return aCase().id;
  });
}

const findForm = () => screen.findByRole('dialog', { name: /Open a/ });

async function fill(text: string, choice: string) {
  const form = within(await findForm());
  await enterText(form.getByRole('textbox', { name: /What happened/ }), text);
  await userEvent.click(form.getByRole('radio', { name: choice }));
}

describe('CaseSection', () => {
  it('opens a case about a part of a delivery, with files', async () => {
    const { backend, notices } = open('client');
    await press('Open a case');
    const form = within(await findForm());
    await fill('Half of the pages show an error.', 'A part');
    await userEvent.type(form.getByLabelText(/Amount/), '120.50');
    await userEvent.upload(form.getByLabelText('Files', { selector: 'input' }), [
      new File(['text'], 'errors.txt'),
    ]);
    await form.findByText('The file is uploaded.');
    answerOpening(backend, { outcome: 'part', cents: 12_050 });

    await userEvent.click(form.getByRole('button', { name: 'Open case' }));

    expect(
      await screen.findByText(/Ada Stone.* can answer until .*\. After that, an admin decides\./),
    ).toBeTruthy();
    const [file] = backend.state.attachments;
    expect(backend.calls('open_case')).toMatchObject([
      {
        ...{ request_id: ID, happened: 'Half of the pages show an error.' },
        ...{ wants: 'part', cents: 12_050, attachments: [{ id: file?.id, alt: null }] },
      },
    ]);
    expect(screen.getByRole('link', { name: 'See the case' }).getAttribute('href')).toBe(
      `/dashboard/client/cases/${aCase().id}`,
    );
    expect(screen.queryByRole('button', { name: 'Open a case' })).toBeNull();
    expect(notices.at(-1)?.text).toMatch(/The case is open\. .*Ada Stone.* answers next\./);
    expect(sessionStorage).toHaveLength(0);
    await expectFocus(screen.getByRole('heading', { level: 2, name: 'Landing page in a week' }));
  });

  it('says at each field what is missing, and opens nothing', async () => {
    const { backend } = open('client');
    await press('Open a case');
    const form = within(await findForm());
    await userEvent.click(form.getByRole('button', { name: 'Open case' }));

    expect(await form.findByText('Write at least 10 characters')).toBeTruthy();
    expect(form.getByText('Choose what you want')).toBeTruthy();
    await fill('Half of the pages show an error.', 'A part');
    await userEvent.type(form.getByLabelText(/Amount/), '400');
    await userEvent.click(form.getByRole('button', { name: 'Open case' }));
    expect(
      await form.findByText('Enter an amount below $400.00, of which this is a part'),
    ).toBeTruthy();
    expect(backend.calls('open_case')).toEqual([]);
  });

  it('keeps what was typed, and sends it once if the response is lost', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = open('client');
    await press('Open a case');
    const form = within(await findForm());
    await fill('Half of the pages show an error.', 'Have it redone');
    backend.goDown();
    await userEvent.click(form.getByRole('button', { name: 'Open case' }));
    expect(await form.findByText(/can't connect right now/)).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Not now' }));
    await press('Open a case');
    const reopened = within(await findForm());
    expect(reopened.getByDisplayValue('Half of the pages show an error.')).toBeTruthy();
    expect(reopened.getByRole<HTMLInputElement>('radio', { name: 'Have it redone' }).checked).toBe(
      true,
    );

    backend.comeBack();
    const sentBefore = backend.calls('open_case').length;
    backend.rpc('open_case', () => {
      answerOpening(backend, { outcome: 'redo' });
      return new Response(null, { status: 503 });
    });
    await userEvent.click(reopened.getByRole('button', { name: 'Open case' }));

    expect(await screen.findByRole('link', { name: 'See the case' })).toBeTruthy();
    const calls = backend.calls('open_case').slice(sentBefore);
    const keys = calls.map(({ case_key }) => case_key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('says that a case was opened in the meantime', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = open('client');
    await press('Open a case');
    const form = within(await findForm());
    await fill('Half of the pages show an error.', 'All of it');
    backend.state.cases.push(aCase());
    backend.rpc('open_case', () => rejection(409, 'There is an open case already'));

    await userEvent.click(form.getByRole('button', { name: 'Open case' }));

    expect(
      await form.findByText(/There is an open case already\. What you typed is saved/),
    ).toBeTruthy();
  });

  it('leads the creator to a case that they have to answer', async () => {
    open('creator', { cases: [aCase()] });
    const region = await screen.findByRole('region', { name: /^Case of/ });
    const message = screen.getByRole('region', { name: 'Message' });
    expect(region.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const box = within(region);
    expect(box.getByText(/^Answer until .* After that, an admin decides\.$/)).toBeTruthy();
    expect(box.getByRole('link', { name: 'See the case' }).getAttribute('href')).toBe(
      `/dashboard/dev/cases/${aCase().id}`,
    );
    expect(screen.queryByRole('button', { name: 'Open a case' })).toBeNull();
  });

  it('is not offered after 30 days, nor before a delivery', async () => {
    const completed = { status: 'completed', resolution: 'approved' } as const;
    const approved = anEvent({ version: 2, action: 'approve', created_at: '2026-01-05T12:00:00Z' });
    open('client', {
      hireRequests: [aHireRequest({ ...delivered(), ...completed, case_subjects: [] })],
      events: [anEvent(), approved],
    });
    await screen.findByText('You approved the work.');
    expect(screen.queryByRole('button', { name: 'Open a case' })).toBeNull();
  });

  it('stays readable when it is closed', async () => {
    const closed_at = '2026-01-20T12:00:00.000Z';
    const steps = [aCaseStep({ outcome: 'all', text: 'Broken.' })];
    open('client', {
      cases: [aCase({ status: 'agreed', closed_at, answer_due_at: null, steps })],
    });
    expect(await screen.findByText('Both sides agreed. The case is closed.')).toBeTruthy();
  });
});

describe('the card of a request in a case', () => {
  it.each([
    ['creator', 'open', /^In a case\. Answer until/],
    ['client', 'open', /^In a case\. The other side can answer until/],
    ['creator', 'redoing', /^In a case\. Do the work again until/],
    ['client', 'redoing', /^In a case\. The other side can do the work again until/],
  ] as const)('says so to the %s of one that is %s', async (side, status, text) => {
    const { page } = openRequests(side, '?status=accepted', {
      hireRequests: [delivered()],
      cases: [aCase({ status })],
    });
    await page.navigate('?status=accepted');
    const card = within(await findCard());
    expect(
      card.getByText(
        (_, element) =>
          text.test(element?.textContent?.trim().replace(/\s*Go to delivery$/, '') ?? '') &&
          element?.tagName === 'P',
      ),
    ).toBeTruthy();
    expect(card.queryByText(/Completes automatically/)).toBeNull();
  });
});
