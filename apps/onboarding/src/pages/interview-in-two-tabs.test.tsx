import { enterText } from '@showcase/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readDraft, writeDraft } from '../features/interview/draft.ts';
import { mina, openInterview, sendAnswer, startInterview } from '../testing/open-interview.tsx';

const NOTICE = /You continued in another tab/;
const getAnswers = () =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .join(' ');

/** Answers as another tab does, which continues what is stored. */
function answerInOtherTab({ storage }: ReturnType<typeof openInterview>, content: string) {
  const draft = readDraft(storage, mina().id);
  if (!draft) throw new Error('There is no draft.');
  const message = { id: String(draft.messages.length + 1), type: 'user', timestamp: 0 } as const;
  writeDraft(storage, { ...draft, messages: [...draft.messages, { ...message, content }] });
  const key = `bolt-showcase-draft-${mina().id}-interview`;
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
}

const input = () => screen.getByRole('textbox', { name: 'Your answer' });

it('follows the tab that answered last, and continues here when the user sends what is typed here', async () => {
  const view = openInterview();
  await startInterview(view, /English/);
  await sendAnswer(view, 'I build shops');
  await enterText(input(), 'My rate is $90');
  answerInOtherTab(view, 'In Vue since 2019');
  expect(await screen.findByText(NOTICE)).toBeTruthy();
  expect(getAnswers()).toMatch(/I build shops.*In Vue since 2019/);

  await userEvent.type(input(), '{Enter}');
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(readDraft(view.storage, mina().id)?.messages.map(({ content }) => content)).toEqual(
    expect.arrayContaining(['I build shops', 'In Vue since 2019', 'My rate is $90']),
  );
});

it('leaves the replies to the tab that answered last', async () => {
  const view = openInterview();
  await startInterview(view, /English/);
  await enterText(input(), 'I build shops');
  await userEvent.keyboard('{Enter}');
  answerInOtherTab(view, 'In Vue since 2019');
  await screen.findByText(NOTICE);
  const before = getAnswers();
  view.advance(10_000);
  expect(getAnswers()).toBe(before);
  await userEvent.type(input(), 'My');
  expect(screen.queryByText(NOTICE)).toBeNull();
});
