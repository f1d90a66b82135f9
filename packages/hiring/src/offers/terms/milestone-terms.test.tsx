import type { ProposedMilestone } from '@showcase/data/hire-requests';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MilestoneTerms } from './milestone-terms.tsx';

const now = new Date(2026, 10, 26);
const part = (title: string, fields: Partial<ProposedMilestone> = {}): ProposedMilestone => ({
  title,
  price: 300,
  due_on: '2026-12-03',
  is_trial: false,
  ...fields,
});
const renderTerms = (former: ProposedMilestone[] | null, milestones: ProposedMilestone[]) =>
  render(<MilestoneTerms milestones={milestones} former={former} firstNumber={1} now={now} />);
const listTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('marks that a milestone becomes a paid trial, or no longer is one', () => {
  renderTerms(
    [part('Draft', { is_trial: true }), part('Page')],
    [part('Draft'), part('Page', { is_trial: true })],
  );
  expect(listTexts()).toEqual([
    '1Draftwas a paid trialdue Dec 3$300.00',
    '2PagePaid trialwas not a trialdue Dec 3$300.00',
  ]);
});

it('marks milestones of what was one piece of work as new', () => {
  renderTerms([], [part('Draft')]);
  expect(listTexts()).toEqual(['1Draftnewdue Dec 3$300.00']);
});

it('marks nothing if there is nothing to compare with', () => {
  renderTerms(null, [part('Draft')]);
  expect(listTexts()).toEqual(['1Draftdue Dec 3$300.00']);
});

it('isolates each title that is no longer included', () => {
  renderTerms([part('Draft'), part('تدريب'), part('Page')], [part('Draft')]);
  expect(screen.getByText('تدريب').tagName).toBe('BDI');
  expect(screen.getByText('Page').tagName).toBe('BDI');
});
