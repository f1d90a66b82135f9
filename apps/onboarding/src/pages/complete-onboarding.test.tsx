import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  answerThreeQuestions,
  startInterview,
  complete,
  getCompletionCalls,
  mina,
  openInterview,
  sendAnswer,
} from '../testing/open-interview.tsx';

const button = () => screen.queryByRole('button', { name: 'Complete Onboarding' });
const waitForProfilePage = ({ page }: ReturnType<typeof openInterview>) =>
  waitFor(() => expect(page.state.location.pathname).toBe('/dashboard/dev/profile'));

describe('completing the onboarding', () => {
  it('becomes possible after three answers, with an announcement', async () => {
    const view = openInterview();
    await startInterview(view, /English/);
    await sendAnswer(view, 'One');
    await sendAnswer(view, 'Two');
    expect(button()).toBeNull();
    expect(screen.queryByText(/You can complete onboarding now/)).toBeNull();
    await sendAnswer(view, 'Three');
    expect(button()).toBeTruthy();
    const status = screen.getByText(/You can complete onboarding now/);
    expect(status.getAttribute('role')).toBe('status');
  });

  it('saves profile and transcript together, and opens the new profile as a developer', async () => {
    const view = openInterview();
    await answerThreeQuestions(view);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Complete Onboarding' }));
    await waitForProfilePage(view);
    expect(view.page.state.location.search).toMatch(/^\?filled=bio,skills,.*hourly_rate$/);
    expect(view.session.getState().user).toMatchObject({
      is_dev: true,
      skills: ['React', 'CSS'],
      years_experience: 7,
      hourly_rate: 90,
      specialization: 'Frontend',
      availability: 'Available for projects',
      preferred_language: 'en',
    });
    expect(getCompletionCalls(view)).toMatchObject([{ transcript: { length: 10 } }]);
    expect(view.storage.getItem(`bolt-showcase-draft-${mina().id}-interview`)).toBeNull();
  });

  it('first sends the text in the input', async () => {
    const view = openInterview();
    await answerThreeQuestions(view);
    await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'And I know Vue');
    await complete();
    await waitForProfilePage(view);
    expect(getCompletionCalls(view)).toMatchObject([
      { profile: { skills: ['React', 'Vue', 'CSS'] } },
    ]);
  });

  it('keeps the interview after a failure and can be retried', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const view = openInterview();
    await answerThreeQuestions(view);
    view.backend.goDown();
    await complete();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'all your answers are still here',
    );
    expect(log).toHaveBeenCalledWith('Error completing onboarding:', expect.anything());
    expect(within(screen.getByRole('log')).getAllByRole('listitem')).toHaveLength(10);
    view.backend.comeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitForProfilePage(view);
  });

  it('shows suspended users why it failed, without offering a retry', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const view = openInterview();
    await answerThreeQuestions(view);
    const errorBody = { code: 'PT403', message: 'Your account is suspended' };
    view.backend.answerWith(async () => Response.json(errorBody, { status: 403 }));
    await complete();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your account is suspended.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('completing again, with an existing profile', () => {
  const before = { is_dev: true, bio: 'Mine.', skills: ['Vue'], years_experience: 9 };

  async function openChoiceStep() {
    const view = openInterview({ user: mina(before) });
    await answerThreeQuestions(view);
    await complete();
    await screen.findByRole('heading', { name: 'Keep or replace?' });
    return view;
  }

  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  const replace = (field: string) =>
    userEvent.click(
      within(screen.getByRole('radiogroup', { name: field })).getByRole('radio', {
        name: 'Replace',
      }),
    );

  it('offers a choice for each value that would change, and keeps current values by default', async () => {
    const view = await openChoiceStep();
    const groups = screen.getAllByRole('radiogroup');
    expect(groups).toHaveLength(3);
    const skills = within(screen.getByRole('radiogroup', { name: 'Skills' }));
    expect(skills.getByRole('radio', { name: 'Keep' })).toHaveProperty('checked', true);
    expect(skills.getByText('Vue')).toBeTruthy();
    expect(skills.getByText('React, CSS')).toBeTruthy();
    expect(getCompletionCalls(view)).toEqual([]);
    await save();
    await waitForProfilePage(view);
    expect(getCompletionCalls(view)).toMatchObject([{ replaced: [] }]);
    expect(view.page.state.location.search).toBe(
      '?filled=preferred_language,specialization,availability,hourly_rate',
    );
  });

  it('replaces only the chosen values', async () => {
    const view = await openChoiceStep();
    await replace('Skills');
    await save();
    await waitForProfilePage(view);
    expect(getCompletionCalls(view)).toMatchObject([{ replaced: ['skills'] }]);
  });

  it('can go back to the interview', async () => {
    await openChoiceStep();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the interview' }));
    expect(within(screen.getByRole('log')).getAllByRole('listitem')).toHaveLength(10);
  });
});
