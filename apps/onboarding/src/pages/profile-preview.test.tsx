import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openInterview, sendAnswer, startInterview } from '../testing/open-interview.tsx';

describe('the preview of the profile', () => {
  it('shows the answers', async () => {
    const view = openInterview();
    await startInterview(view, /English/);
    await sendAnswer(view, 'Vue, 3 years, $60');
    const preview = within(screen.getByRole('region', { name: 'Your profile, as it will appear' }));
    expect(preview.getByRole('heading', { name: 'Mina Park' })).toBeTruthy();
    expect(preview.getByText('Vue')).toBeTruthy();
    expect(preview.getByText('3 years')).toBeTruthy();
    expect(preview.getByText('$60.00 / h')).toBeTruthy();
    expect(preview.getByText('mina@example.com')).toBeTruthy();
    expect(preview.getByText(/Languages, experience and education .* are public too/)).toBeTruthy();
  });

  it('shows which topics the answers have covered', async () => {
    const view = openInterview();
    await startInterview(view, /English/);
    const topics = () =>
      within(screen.getByRole('list', { name: 'Topics' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(topics()).toEqual([
      'What you build, not yet',
      'Your skills, not yet',
      'Your experience, not yet',
      'Your rate, not yet',
    ]);
    await sendAnswer(view, 'My rate is $60');
    expect(topics()).toContain('Your rate, answered');
    await sendAnswer(view, 'For 3 years, I have built booking pages for small hotels with Vue');
    expect(topics().filter((topic) => topic?.endsWith('not yet'))).toEqual([]);
  });

  it('can be folded', async () => {
    await startInterview(openInterview(), /English/);
    const fold = screen.getByRole('button', { name: 'Preview, 0 of 4 answered' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
  });
});
