import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ar } from '../features/interview/languages/ar.ts';
import { en } from '../features/interview/languages/en.ts';
import { begin, openInterview, say } from '../testing/open-interview.tsx';

const said = () => within(screen.getByRole('log')).getAllByRole('listitem');
const input = () => screen.getByRole('textbox', { name: 'Your answer' });
const complete = () => screen.queryByRole('button', { name: 'Complete Onboarding' });

async function answerThree(world: ReturnType<typeof openInterview>) {
  await begin(world, /English/);
  await say(world, 'I am a frontend developer with 7 years of React and CSS');
  await say(world, 'I like clients who know what they want');
  await say(world, 'My rate is $90');
}

describe('the language step', () => {
  it('offers twelve languages and starts only with a chosen one', async () => {
    openInterview();
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
    const start = screen.getByRole('button', { name: 'Start Interview' });
    expect(start).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('radio', { name: /Korean/ }));
    expect(start).toHaveProperty('disabled', false);
    expect(document.title).toBe('Become a Developer · Bolt Showcase');
  });

  it('leads back to the dashboard', async () => {
    openInterview();
    const back = await screen.findByRole('link', { name: 'Back' });
    expect(back.getAttribute('href')).toBe('/dashboard');
  });
});

describe('the interview', () => {
  it('opens the input after the last greeting', async () => {
    const world = openInterview();
    await userEvent.click(await screen.findByRole('radio', { name: /English/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Start Interview' }));
    await screen.findByText('Typing…');
    world.pass(4999);
    expect(input()).toHaveProperty('disabled', true);
    world.pass(1);
    expect(input()).toHaveProperty('disabled', false);
    expect(screen.queryByText('Typing…')).toBeNull();
    expect(said()).toHaveLength(4);
    expect(screen.getByText('0 responses')).toBeTruthy();
    expect(input().matches(':focus')).toBe(true);
  });

  it('shows five suggestions until something was sent; one goes into the input', async () => {
    const world = openInterview();
    await begin(world, /English/);
    const suggestions = within(screen.getByRole('list', { name: 'Suggestions' }));
    expect(suggestions.getAllByRole('button')).toHaveLength(5);
    await userEvent.click(suggestions.getByRole('button', { name: en.suggestions[0] }));
    expect(input()).toHaveProperty('value', en.suggestions[0]);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull();
    expect(screen.getByText('1 response')).toBeTruthy();
  });

  it('sends with Enter, shows typing and answers', async () => {
    const world = openInterview();
    await begin(world, /English/);
    await userEvent.type(input(), 'My project{Enter}');
    expect(input()).toHaveProperty('value', '');
    world.pass(500);
    expect(screen.getByText('Typing…')).toBeTruthy();
    world.pass(800);
    expect(screen.getByText(en.topicReplies.projects)).toBeTruthy();
    expect(screen.queryByText('Typing…')).toBeNull();
  });

  it('does not send what is blank', async () => {
    const world = openInterview();
    await begin(world, /English/);
    await userEvent.type(input(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(said()).toHaveLength(4);
  });

  it('is laid out right to left in Arabic', async () => {
    const world = openInterview();
    await begin(world, /Arabic/);
    const log = screen.getByRole('log');
    expect([log.lang, log.dir]).toEqual(['ar', 'rtl']);
    expect([input().lang, input().dir]).toEqual(['ar', 'rtl']);
    expect(screen.getByText(ar.greetings[0])).toBeTruthy();
  });

  it('shows what it would save while the answers come in', async () => {
    const world = openInterview();
    await begin(world, /English/);
    await say(world, 'Vue, 3 years, $60');
    const preview = within(screen.getByRole('region', { name: "What we'll save" }));
    expect(preview.getByText('vue')).toBeTruthy();
    expect(preview.getByText('3 years')).toBeTruthy();
    expect(preview.getByText('$60.00')).toBeTruthy();
    expect(preview.getByText('mina@example.com')).toBeTruthy();
  });

  it('can be continued after a reload, with all its messages', async () => {
    const world = openInterview();
    await begin(world, /Spanish/);
    await say(world, 'Hola, tengo experiencia');
    const before = said().map((message) => message.textContent);
    world.page.dispose();
    cleanup();
    openInterview(world.storage);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('log');
    expect(said().map((message) => message.textContent)).toEqual(before);
    expect(screen.getByText('1 response')).toBeTruthy();
  });
});

describe('completing the onboarding', () => {
  it('is possible after three answers', async () => {
    const world = openInterview();
    await begin(world, /English/);
    await say(world, 'One');
    await say(world, 'Two');
    expect(complete()).toBeNull();
    await say(world, 'Three');
    expect(complete()).toBeTruthy();
  });

  it('saves profile and transcript at once, and opens the new profile as a developer', async () => {
    const world = openInterview();
    await answerThree(world);
    await userEvent.click(screen.getByRole('button', { name: 'Complete Onboarding' }));
    await waitFor(() => expect(world.page.state.location.pathname).toBe('/dashboard/dev/profile'));
    expect(world.page.state.location.search).toMatch(/^\?filled=bio,skills,.*hourly_rate$/);
    expect(world.session.getState().user).toMatchObject({
      is_dev: true,
      skills: ['react', 'css'],
      years_experience: 7,
      hourly_rate: 90,
      specialization: 'Frontend',
      availability: 'Available for projects',
      preferred_language: 'en',
    });
    const saves = world.backend.requests.filter(({ url }) =>
      url.pathname.endsWith('/complete_onboarding'),
    );
    expect(saves).toHaveLength(1);
    expect(saves[0]?.body).toMatchObject({ transcript: { length: 10 } });
    expect(
      world.storage.getItem(`bolt-showcase-interview-${world.session.getState().user?.id}`),
    ).toBeNull();
  });

  it('keeps the interview when it fails, and can be tried again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const world = openInterview();
    await answerThree(world);
    world.backend.goDown();
    await userEvent.click(screen.getByRole('button', { name: 'Complete Onboarding' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Almost done');
    expect(log).toHaveBeenCalledWith('Error completing onboarding:', expect.anything());
    expect(said()).toHaveLength(10);
    world.backend.comeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(world.page.state.location.pathname).toBe('/dashboard/dev/profile'));
  });
});
