import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ar } from '../features/interview/languages/ar.ts';
import { de } from '../features/interview/languages/de.ts';
import { en } from '../features/interview/languages/en.ts';
import { begin, mina, openInterview, say } from '../testing/open-interview.tsx';

const said = () => within(screen.getByRole('log')).getAllByRole('listitem');
const input = () => screen.getByRole('textbox', { name: 'Your answer' });

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

  it('deletes an interview that was left', async () => {
    const world = openInterview();
    await begin(world, /English/);
    await say(world, 'Hello');
    await act(() => world.page.navigate(-1));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(world.storage.getItem(`bolt-showcase-draft-${mina().id}-interview`)).toBeNull();
  });

  it('warns who has a profile already', async () => {
    openInterview({ user: mina({ is_dev: true }) });
    expect(await screen.findByText(/asks you before it replaces anything/)).toBeTruthy();
  });

  it('says so when the profile of the person cannot be read, and tries again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const world = openInterview();
    world.backend.goDown();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    world.backend.comeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
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

  it('holds its messages in a list', async () => {
    const world = openInterview();
    await begin(world, /English/);
    const list = within(screen.getByRole('log')).getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  });

  it('keeps the focus in the chat from its beginning', async () => {
    const world = openInterview();
    await userEvent.click(await screen.findByRole('radio', { name: /English/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Start Interview' }));
    const log = await screen.findByRole('log');
    await waitFor(() => expect(log.matches(':focus')).toBe(true));
    world.pass(5000);
    expect(input().matches(':focus')).toBe(true);
  });

  it('leads back to the languages, and Back does too', async () => {
    const world = openInterview();
    await begin(world, /English/);
    await say(world, 'Hello');
    const languages = screen.getByRole('link', { name: 'Languages' });
    expect(languages.getAttribute('href')).toBe('/devonboard');
    await act(() => world.page.navigate(-1));
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
    world.pass(10_000);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('log');
    expect(said()).toHaveLength(6);
  });

  it('asks for dollars where another currency was named, and says so in the preview', async () => {
    const world = openInterview();
    await begin(world, /German/);
    await say(world, 'Mein Satz ist 80 €');
    expect(screen.getByText(de.dollarQuestion)).toBeTruthy();
    expect(screen.getByText(/You named another currency/)).toBeTruthy();
    await say(world, 'Also $85');
    expect(screen.queryByText(/You named another currency/)).toBeNull();
    expect(screen.getByText('$85.00')).toBeTruthy();
  });

  it('keeps what was typed through a reload', async () => {
    const world = openInterview();
    await begin(world, /English/);
    await userEvent.type(input(), 'Half an ans');
    world.page.dispose();
    cleanup();
    openInterview({ storage: world.storage });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('log');
    expect(input()).toHaveProperty('value', 'Half an ans');
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
    // eslint-disable-next-line testing-library/no-node-access -- no role tells the language of a part of the page
    const frameOf = (part: HTMLElement) => part.closest<HTMLElement>('[dir]');
    expect(frameOf(log)).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(frameOf(screen.getByRole('heading', { level: 1 }))).toBe(frameOf(log));
    expect(input().dir).toBe('rtl');
    expect(screen.getByText(ar.greetings[0])).toBeTruthy();
  });

  it('shows what it would save while the answers come in', async () => {
    const world = openInterview();
    await begin(world, /English/);
    await say(world, 'Vue, 3 years, $60');
    const preview = within(screen.getByRole('region', { name: "What we'll save" }));
    expect(preview.getByText('Vue')).toBeTruthy();
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
    openInterview({ storage: world.storage });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('log');
    expect(said().map((message) => message.textContent)).toEqual(before);
    expect(screen.getByText('1 response')).toBeTruthy();
  });
});
