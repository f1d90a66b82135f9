import { aHireRequest, aMilestone, anEvent } from '@showcase/data/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ID, openRequests, SIDES } from '../testing/open-requests.tsx';

const OPEN = `?request=${ID}`;
const findPanel = () => screen.findByRole('dialog', { name: 'Landing page in a week' });

describe.each(SIDES)('agreed work in the panel of a $side', ({ side }) => {
  it('has the milestones, the due date and the revisions of agreed work', async () => {
    openRequests(side, OPEN, {
      hireRequests: [
        aHireRequest({
          status: 'accepted',
          price: 700,
          milestone: 2,
          revisions: 2,
          revisions_used: 1,
          scope: 'A page for phones first.',
        }),
      ],
      milestones: [
        aMilestone({
          title: 'Draft',
          price: 300,
          is_trial: true,
          approved_at: '2026-01-05T12:00:00.000Z',
        }),
        aMilestone({ number: 2, title: 'Page', price: 400, due_on: '2020-01-01' }),
      ],
    });
    const panel = within(await findPanel());
    const list = within(await panel.findByRole('region', { name: 'Milestones' }));
    const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts[0]).toContain('DraftPaid trialApprovedApproved Jan 5, 2026$300.00');
    expect(texts[1]).toMatch(/PageIn work\d+ days late\$400.00/);
    expect(list.getByRole('listitem', { current: 'step' }).textContent).toContain('Page');
    expect(panel.getByText('1 of 2 revisions used')).toBeTruthy();
    expect(panel.getByRole('region', { name: 'Scope' }).textContent).toContain('for phones first');
  });

  it('is delivered by the date that was agreed on', async () => {
    const request = aHireRequest({ status: 'accepted', duration: null, due_on: '2020-12-03' });
    openRequests(side, `${OPEN}&status=accepted`, {
      hireRequests: [request],
      milestones: [aMilestone({ due_on: '2020-12-03' })],
    });
    expect(await within(await findPanel()).findByText('By Dec 3, 2020')).toBeTruthy();
    expect(await screen.findAllByText('By Dec 3, 2020')).toHaveLength(2);
  });

  it('shows the notes of the milestone in work only', async () => {
    openRequests(side, OPEN, {
      hireRequests: [aHireRequest({ status: 'accepted', milestone: 2, version: 3 })],
      events: [
        anEvent({ version: 2, action: 'deliver', note: 'First part.' }),
        anEvent({ version: 3, action: 'approve_milestone' }),
      ],
    });
    const panel = within(await findPanel());
    await panel.findByRole('list', { name: 'Timeline' });
    expect(panel.queryByRole('region', { name: /^Delivered / })).toBeNull();
    expect(panel.getByText('First part.')).toBeTruthy();
  });
});
