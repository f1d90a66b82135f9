import { aHireRequest, anEvent, aProject, testId } from '@showcase/data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  expectFocus,
  findCard,
  ID,
  openRequests,
  PATH,
  press,
  SIDES,
} from '../testing/open-requests.tsx';

const OPEN = `?request=${ID}`;
const delivered_at = '2026-01-05T12:00:00.000Z';
const findPanel = (name = 'Landing page in a week') => screen.findByRole('dialog', { name });

describe.each(SIDES)('the panel of a $side', ({ side }) => {
  it('opens from a link with its timeline, and closes', async () => {
    const { page } = openRequests(side, OPEN);
    const panel = within(await findPanel());
    const timeline = within(await panel.findByRole('list', { name: 'Timeline' }));
    const title = side === 'client' ? 'You sent the request' : 'Mina Park sent the request';
    expect(await timeline.findByText(title)).toBeTruthy();
    const message = await panel.findByRole('link', { name: 'Message' });
    const otherId = side === 'client' ? testId(1) : testId(2);
    expect(message.getAttribute('href')).toBe(`/dashboard/client/messages?with=${otherId}`);
    await press('Close');
    await waitFor(() => expect(page.state.location.search).toBe(''));
  });

  it('has the details of the request', async () => {
    openRequests(side, OPEN, {
      hireRequests: [aHireRequest({ package_name: 'Basic', hours: 12 })],
      events: [],
    });
    const panel = within(await findPanel());
    for (const text of ['$400.00', '3-5 days', 'Basic', '12', 'Jun 1, 2025', /bakery/]) {
      expect(await panel.findByText(text)).toBeTruthy();
    }
    const name = side === 'client' ? 'Your message' : 'Message';
    expect(panel.getByRole('region', { name })).toBeTruthy();
  });

  it('has what was bought, with a link to the project while it exists', async () => {
    const bought = { service_id: null, duration: null, included: ['Source code', 'Documentation'] };
    openRequests(side, OPEN, {
      hireRequests: [aHireRequest({ ...bought, project_id: testId(101) })],
      projects: [aProject({ title: 'Harbor Pantry' })],
      events: [],
    });
    const panel = within(await findPanel());
    expect(await panel.findByText('Source code, Documentation')).toBeTruthy();
    const link = panel.getByRole('link', { name: 'Harbor Pantry' });
    expect(link.getAttribute('href')).toBe(`/projects/${testId(101)}`);
  });

  it.each([
    ['once', 'Once, all rights', /^The buyer gets what rights the creator has/],
    ['license', 'License for one product', /may not resell it\. The creator keeps the code\./],
  ] as const)('says how a project is sold: %s', async (sale_kind, name, text) => {
    openRequests(side, OPEN, {
      hireRequests: [aHireRequest({ included: [], sale_kind })],
      events: [],
    });
    const panel = within(await findPanel());
    expect(await panel.findByText(name)).toBeTruthy();
    expect(panel.getByText(text)).toBeTruthy();
  });

  it('keeps what was bought when the project is deleted', async () => {
    openRequests(side, OPEN, { hireRequests: [aHireRequest({ included: [] })], events: [] });
    const panel = within(await findPanel());
    expect(await panel.findByText('The project as it is')).toBeTruthy();
    expect(panel.queryByRole('link', { name: 'Harbor Pantry' })).toBeNull();
  });

  it('announces the state', async () => {
    const review_until = '2026-01-19T12:00:00.000Z';
    openRequests(side, OPEN, {
      hireRequests: [aHireRequest({ status: 'accepted', delivered_at, review_until, version: 3 })],
    });
    const panel = within(await findPanel());
    const states = (await panel.findAllByRole('status')).map(({ textContent }) => textContent);
    expect(states).toContainEqual('Completes automatically on Jan 19, 2026.');
  });

  it('opens at a section', async () => {
    const deliveredAt = side === 'client' ? delivered_at : null;
    const { page } = openRequests(side, '?status=accepted', {
      hireRequests: [aHireRequest({ status: 'accepted', delivered_at: deliveredAt, version: 3 })],
    });
    const link = within(await findCard()).getByRole('link', { name: 'Go to delivery' });
    await page.navigate(`${PATH}${link.getAttribute('href')}`);
    await expectFocus(await screen.findByRole('textbox', { name: /note/i }));
    await press('Close');
    await waitFor(() => expect(page.state.location.search).toBe('?status=accepted'));
  });

  it('shows links in notes', async () => {
    openRequests(side, OPEN, {
      events: [anEvent({ action: 'deliver', note: 'It is at https://pages.test/bakery.' })],
    });
    const link = await screen.findByRole('link', { name: /pages.test/ });
    expect(link.getAttribute('href')).toBe('https://pages.test/bakery');
  });

  it('shows the last delivery above the details, and not again in the timeline', async () => {
    openRequests(side, OPEN, {
      hireRequests: [aHireRequest({ status: 'accepted', delivered_at, version: 4 })],
      events: [
        anEvent({ version: 2, action: 'deliver', note: 'First draft.' }),
        anEvent({ version: 3, action: 'ask_changes', note: 'Bigger.' }),
        anEvent({ version: 4, action: 'deliver', note: 'Second draft.' }),
      ],
    });
    const panel = within(await findPanel());
    const delivery = await panel.findByRole('region', { name: /^Delivered / });
    expect(delivery.textContent).toContain('Second draft.');
    const price = panel.getByText('$400.00');
    expect(delivery.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(panel.getAllByText('Second draft.')).toHaveLength(1);
    expect(panel.getByText('First draft.')).toBeTruthy();
  });

  it('shows the changes that were requested since', async () => {
    openRequests(side, OPEN, {
      hireRequests: [aHireRequest({ status: 'accepted', version: 3 })],
      events: [
        anEvent({ version: 2, action: 'deliver', note: 'First draft.' }),
        anEvent({ version: 3, action: 'ask_changes', note: 'Bigger.' }),
      ],
    });
    const note = await screen.findByRole('region', { name: /^Changes requested / });
    expect(note.textContent).toContain('Bigger.');
  });

  it.each([
    ['pending', null, 'Requested'],
    ['accepted', null, 'Accepted'],
    ['accepted', delivered_at, 'Delivered'],
    ['completed', delivered_at, 'Completed'],
  ] as const)('marks the step of a request: %s, delivered %s', async (status, delivered, step) => {
    openRequests(side, OPEN, {
      hireRequests: [aHireRequest({ status, delivered_at: delivered })],
    });
    const steps = within(await screen.findByRole('list', { name: 'Progress' }));
    const current = steps.getAllByRole('listitem', { current: 'step' });
    expect(current.map(({ textContent }) => textContent)).toEqual([step]);
  });

  it('has no steps for a request that ended early', async () => {
    openRequests(side, OPEN, { hireRequests: [aHireRequest({ status: 'rejected' })] });
    const panel = within(await findPanel());
    await panel.findByText('$400.00');
    expect(panel.queryByRole('list', { name: 'Progress' })).toBeNull();
  });

  it('shows the name of a deleted account', async () => {
    const deleted = side === 'client' ? { creator_id: null } : { client_id: null };
    openRequests(side, OPEN, { hireRequests: [aHireRequest(deleted)] });
    const panel = within(await findPanel());
    expect((await panel.findAllByText(/Former c/)).length).toBeGreaterThan(0);
    expect(panel.queryByRole('link', { name: 'Message' })).toBeNull();
  });

  it.each([
    ['of others', { client_id: testId(8), creator_id: testId(9) }],
    ['of the same user on the other side', { client_id: testId(1), creator_id: testId(2) }],
  ])('shows a message for a request %s', async (_description, people) => {
    openRequests(side, OPEN, { hireRequests: [aHireRequest(people)] });
    const panel = within(await findPanel('Hire request'));
    expect(await panel.findByText(/no longer exists, or it isn't yours/)).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Decide' })).toBeNull();
  });

  it('offers Retry if the request failed to load', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { backend } = openRequests(side, OPEN);
    backend.answerWith(({ url }) =>
      url.pathname.endsWith('my_hire_request')
        ? new Response('{"message":"No"}', { status: 403 })
        : undefined,
    );
    const panel = within(await findPanel('Hire request'));
    expect(await panel.findByText("We couldn't load the request. Try again.")).toBeTruthy();
    backend.answerWith(() => undefined);
    await press('Retry', await screen.findByRole('dialog'));
    expect(await screen.findByText(/sent the request/)).toBeTruthy();
  });
});
