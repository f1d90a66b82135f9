import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ar } from '../features/interview/languages/ar.ts';
import { de } from '../features/interview/languages/de.ts';
import { en } from '../features/interview/languages/en.ts';
import { startInterview, mina, openInterview, sendAnswer } from '../testing/open-interview.tsx';

const getMessages = () => within(screen.getByRole('log')).getAllByRole('listitem');
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
    const view = openInterview();
    await startInterview(view, /English/);
    await sendAnswer(view, 'Hello');
    await act(() => view.page.navigate(-1));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }));
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(view.storage.getItem(`bolt-showcase-draft-${mina().id}-interview`)).toBeNull();
  });

  it('warns who has a profile already', async () => {
    openInterview({ user: mina({ is_dev: true }) });
    expect(await screen.findByText(/asks you before it replaces anything/)).toBeTruthy();
  });

  it('says so when the profile of the person cannot be read, and tries again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const view = openInterview();
    view.backend.goDown();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    view.backend.comeBack();
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

  it('shows five suggestions until something was sent; one goes into the input', async () => {
    const view = openInterview();
    await startInterview(view, /English/);
    const suggestions = within(screen.getByRole('list', { name: 'Suggestions' }));
    expect(suggestions.getAllByRole('button')).toHaveLength(5);
    await userEvent.click(suggestions.getByRole('button', { name: en.suggestions[0] }));
    expect(input()).toHaveProperty('value', en.suggestions[0]);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull();
    expect(screen.getByText('1 response')).toBeTruthy();
  });

  it('sends with Enter, shows typing and answers', async () => {
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

  it('holds its messages in a list', async () => {
    const view = openInterview();
    await startInterview(view, /English/);
    const list = within(screen.getByRole('log')).getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  });

  it('keeps the focus in the chat from its beginning', async () => {
    const view = openInterview();
    await userEvent.click(await screen.findByRole('radio', { name: /English/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Start Interview' }));
    const log = await screen.findByRole('log');
    await waitFor(() => expect(log.matches(':focus')).toBe(true));
    view.advance(5000);
    expect(input().matches(':focus')).toBe(true);
  });

  it('leads back to the languages, and Back does too', async () => {
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

  it('asks for dollars where another currency was named, and says so in the preview', async () => {
    const view = openInterview();
    await startInterview(view, /German/);
    await sendAnswer(view, 'Mein Satz ist 80 €');
    expect(screen.getByText(de.dollarQuestion)).toBeTruthy();
    expect(screen.getByText(/You named another currency/)).toBeTruthy();
    await sendAnswer(view, 'Also $85');
    expect(screen.queryByText(/You named another currency/)).toBeNull();
    expect(screen.getByText('$85.00')).toBeTruthy();
  });

  it('keeps what was typed through a reload', async () => {
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

  it('does not send what is blank', async () => {
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
    // eslint-disable-next-line testing-library/no-node-access -- no role tells the language of a part of the page
    const closestWithDir = (part: HTMLElement) => part.closest<HTMLElement>('[dir]');
    expect(closestWithDir(log)).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(closestWithDir(screen.getByRole('heading', { level: 1 }))).toBe(closestWithDir(log));
    expect(input().dir).toBe('rtl');
    expect(screen.getByText(ar.greetings[0])).toBeTruthy();
  });

  it('shows what it would save while the answers come in', async () => {
    const view = openInterview();
    await startInterview(view, /English/);
    await sendAnswer(view, 'Vue, 3 years, $60');
    const preview = within(screen.getByRole('region', { name: "What we'll save" }));
    expect(preview.getByText('Vue')).toBeTruthy();
    expect(preview.getByText('3 years')).toBeTruthy();
    expect(preview.getByText('$60.00')).toBeTruthy();
    expect(preview.getByText('mina@example.com')).toBeTruthy();
  });

  it('can be continued after a reload, with all its messages', async () => {
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
