import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ar } from '../features/interview/languages/ar.ts';
import { de } from '../features/interview/languages/de.ts';
import { en } from '../features/interview/languages/en.ts';
import { languageImports } from '../features/interview/load-texts.ts';
import { startInterview, mina, openInterview, sendAnswer } from '../testing/open-interview.tsx';

const getMessages = () => within(screen.getByRole('log')).getAllByRole('listitem');
const input = () => screen.getByRole('textbox', { name: 'Your answer' });

describe('the language step', () => {
  it('offers twelve languages and requires a choice', async () => {
    openInterview();
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
    const start = screen.getByRole('button', { name: 'Start Interview' });
    expect(start).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('radio', { name: /Korean/ }));
    expect(start).toHaveProperty('disabled', false);
    expect(document.title).toBe('Become a developer · Bolt Showcase');
    expect(document.head.innerHTML).toContain('name="description" content="A short interview');
  });

  it.each(['German', 'French'])(
    'keeps German if it fails to load; %s starts then',
    async (next) => {
      vi.spyOn(console, 'error').mockReturnValue();
      vi.spyOn(languageImports, 'de').mockRejectedValueOnce(new TypeError('Failed to fetch'));
      const view = openInterview();
      const german = await screen.findByRole('radio', { name: /German/ });
      await userEvent.click(german);
      await userEvent.click(screen.getByRole('button', { name: 'Start Interview' }));
      expect((await screen.findByRole('alert')).textContent).toMatch(/couldn't load the interview/);
      expect(german).toHaveProperty('checked', true);
      await startInterview(view, new RegExp(next));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('deletes an unfinished interview', async () => {
    const view = openInterview();
    await startInterview(view, /English/);
    await sendAnswer(view, 'Hello');
    await act(() => view.page.navigate(-1));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(view.storage.getItem(`bolt-showcase-draft-${mina().id}-interview`)).toBeNull();
  });

  it('warns users who already have a profile', async () => {
    openInterview({ user: mina({ is_dev: true }) });
    expect(await screen.findByText(/asks before it replaces anything/)).toBeTruthy();
  });

  it("shows an error if the user's profile cannot be loaded, and retries", async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const view = openInterview();
    view.backend.goDown();
    expect((await screen.findByRole('alert')).textContent).toContain("couldn't load your profile");
    view.backend.comeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
  });

  it('links back to the dashboard', async () => {
    openInterview();
    const back = await screen.findByRole('link', { name: 'Back' });
    expect(back.getAttribute('href')).toBe('/dashboard');
  });
});

describe('the interview', () => {
  it('opens the input after the last greeting', async () => {
    const view = openInterview();
    await userEvent.click(await screen.findByRole('radio', { name: /English/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Start Interview' }));
    await screen.findByText('Typing…');
    view.advance(4999);
    expect(input()).toHaveProperty('disabled', true);
    view.advance(1);
    expect(input()).toHaveProperty('disabled', false);
    expect(screen.queryByText('Typing…')).toBeNull();
    expect(getMessages()).toHaveLength(4);
    expect(screen.getByText('0 responses')).toBeTruthy();
    expect(input().matches(':focus')).toBe(true);
  });

  it('shows five suggestions until a message is sent, and puts the chosen one into the input', async () => {
    const view = openInterview();
    await startInterview(view, /English/);
    const suggestions = within(screen.getByRole('toolbar', { name: 'Suggestions' }));
    expect(suggestions.getAllByRole('button')).toHaveLength(5);
    await userEvent.click(suggestions.getByRole('button', { name: en.suggestions[0] }));
    expect(input()).toHaveProperty('value', en.suggestions[0]);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.queryByRole('toolbar', { name: 'Suggestions' })).toBeNull();
    expect(screen.getByText('1 response')).toBeTruthy();
  });

  it('sends on Enter, shows a typing indicator and replies', async () => {
    const view = openInterview();
    await startInterview(view, /English/);
    await userEvent.type(input(), 'My project{Enter}');
    expect(input()).toHaveProperty('value', '');
    view.advance(500);
    expect(screen.getByText('Typing…')).toBeTruthy();
    view.advance(800);
    expect(screen.getByText(en.topicReplies.projects)).toBeTruthy();
    expect(screen.queryByText('Typing…')).toBeNull();
  });

  it('renders its messages as a list', async () => {
    const view = openInterview();
    await startInterview(view, /English/);
    const list = within(screen.getByRole('log')).getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  });

  it('keeps the focus in the chat from the start', async () => {
    const view = openInterview();
    await userEvent.click(await screen.findByRole('radio', { name: /English/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Start Interview' }));
    const log = await screen.findByRole('log');
    await waitFor(() => expect(log.matches(':focus')).toBe(true));
    view.advance(5000);
    expect(input().matches(':focus')).toBe(true);
  });

  it('returns to the languages by link and by Back', async () => {
    const view = openInterview();
    await startInterview(view, /English/);
    await sendAnswer(view, 'Hello');
    const languages = screen.getByRole('link', { name: 'Languages' });
    expect(languages.getAttribute('href')).toBe('/devonboard');
    await act(() => view.page.navigate(-1));
    expect(await screen.findAllByRole('radio')).toHaveLength(12);
    view.advance(10_000);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('log');
    expect(getMessages()).toHaveLength(6);
  });

  it('asks for dollars if another currency was named, and notes it in the preview', async () => {
    const view = openInterview();
    await startInterview(view, /German/);
    await sendAnswer(view, 'Mein Satz ist 80 €');
    expect(screen.getByText(de.dollarQuestion)).toBeTruthy();
    expect(screen.getByText(/Tell the interviewer yours/)).toBeTruthy();
    await sendAnswer(view, 'Also $85');
    expect(screen.queryByText(/Tell the interviewer yours/)).toBeNull();
    expect(screen.getByText('$85.00 / h')).toBeTruthy();
  });

  it('keeps what was typed after a reload', async () => {
    const view = openInterview();
    await startInterview(view, /English/);
    await userEvent.type(input(), 'Half an ans');
    view.page.dispose();
    cleanup();
    openInterview({ storage: view.storage });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('log');
    expect(input()).toHaveProperty('value', 'Half an ans');
  });

  it('does not send blank text', async () => {
    const view = openInterview();
    await startInterview(view, /English/);
    await userEvent.type(input(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(getMessages()).toHaveLength(4);
  });

  it('is laid out right to left in Arabic', async () => {
    const view = openInterview();
    await startInterview(view, /Arabic/);
    const log = screen.getByRole('log');
    // oxlint-disable-next-line testing-library/no-node-access -- no role exposes the language of a part of the page
    const closestWithDir = (part: HTMLElement) => part.closest<HTMLElement>('[dir]');
    expect(closestWithDir(log)).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(closestWithDir(screen.getByRole('heading', { level: 1 }))).toBe(closestWithDir(log));
    expect(input().dir).toBe('rtl');
    expect(screen.getByText(ar.greetings[0])).toBeTruthy();
  });

  it('can be continued after a reload, with all messages', async () => {
    const view = openInterview();
    await startInterview(view, /Spanish/);
    await sendAnswer(view, 'Hola, tengo experiencia');
    const before = getMessages().map((message) => message.textContent);
    view.page.dispose();
    cleanup();
    openInterview({ storage: view.storage });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('log');
    expect(getMessages().map((message) => message.textContent)).toEqual(before);
    expect(screen.getByText('1 response')).toBeTruthy();
  });
});
