import { memoryStore } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import {
  startInterview,
  setUpGreeted,
  sendAnswer,
  setUp,
} from '../../testing/english-interview.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { findDraft, readDraft } from './draft.ts';
import { createInterview } from './interview.ts';
import { en } from './languages/en.ts';

describe('a draft', () => {
  it('continues the interview and answers unanswered messages', () => {
    const { clock, interview, storage } = setUpGreeted();
    sendAnswer(interview, 'Hello');
    interview.stop();
    const draft = readDraft(storage, 'ada');
    const resumedInterview = createInterview({ clock, random: () => 0, storage }, 'ada');
    startInterview(resumedInterview, draft);
    expect(resumedInterview.getState().messages).toHaveLength(5);
    expect(resumedInterview.getState().isOpen).toBe(true);
    clock.advance(2000);
    expect(resumedInterview.getState().messages.at(-1)?.content).toBe(en.followUps[0]);
  });

  it('answers each waiting message', () => {
    const { clock, interview, storage } = setUpGreeted();
    sendAnswer(interview, 'One');
    clock.advance(3000);
    sendAnswer(interview, 'Two');
    sendAnswer(interview, 'Three');
    interview.stop();
    const resumedInterview = createInterview({ clock, random: () => 0, storage }, 'ada');
    startInterview(resumedInterview, readDraft(storage, 'ada'));
    clock.advance(2000);
    const texts = resumedInterview.getState().messages.map(({ content }) => content);
    expect(texts.slice(7)).toEqual(['Three', en.followUps[1], en.followUps[2]]);
  });

  it('keeps unsent text', () => {
    const { interview, storage } = setUpGreeted();
    interview.setText('Half an ans');
    const draft = readDraft(storage, 'ada');
    expect(draft?.text).toBe('Half an ans');
    const resumedInterview = createInterview(
      { clock: fakeClock(), random: () => 0, storage },
      'ada',
    );
    startInterview(resumedInterview, draft);
    expect(resumedInterview.getState().text).toBe('Half an ans');
  });

  it('continues normally after a stop', () => {
    const { clock, interview, contents } = setUpGreeted();
    sendAnswer(interview, 'Hello');
    interview.stop();
    interview.resume();
    interview.resume();
    clock.advance(3000);
    expect(contents().slice(4)).toEqual(['Hello', en.followUps[0]]);
  });

  it('moves from the visitor to the user who continues it', () => {
    const { clock, storage } = setUp();
    const visitor = createInterview({ clock, random: () => 0, storage }, null);
    startInterview(visitor);
    clock.advance(5000);
    sendAnswer(visitor, 'Hello');
    expect(findDraft(storage, 'ada', { isAfterSignIn: true })).toMatchObject({ owner: null });
    visitor.markCompleted();
    sendAnswer(visitor, 'And more');

    const draft = findDraft(storage, 'ada', { isAfterSignIn: true });
    expect(draft).toMatchObject({ owner: 'ada', isCompleted: true, messages: { length: 6 } });
    startInterview(
      createInterview({ clock, random: () => 0, storage }, 'ada'),
      readDraft(storage, null),
    );
    expect(readDraft(storage, null)).toBeNull();
    expect(readDraft(storage, 'ada')).toMatchObject({ messages: { length: 6 } });
  });

  it('that was saved with a lone surrogate is repaired', () => {
    const { interview, storage } = setUpGreeted();
    sendAnswer(interview, 'Hello');
    const key = 'bolt-showcase-draft-ada-interview';
    storage.setItem(key, String(storage.getItem(key)).replace('Hello', 'Hello\\ud83d'));
    expect(readDraft(storage, 'ada')?.messages.at(-1)?.content).toBe('Hello');
  });

  it('does not exist until something is answered or typed', () => {
    const { interview, storage } = setUpGreeted();
    expect(readDraft(storage, 'ada')).toBeNull();
    interview.setText('H');
    expect(readDraft(storage, 'ada')).not.toBeNull();
    interview.setText('');
    expect(readDraft(storage, 'ada')).toBeNull();
  });

  it('finishes interrupted greetings', () => {
    const { clock, interview, storage } = setUp();
    startInterview(interview);
    clock.advance(2000);
    interview.setText('Hel');
    interview.stop();
    const resumedInterview = createInterview({ clock, random: () => 0, storage }, 'ada');
    startInterview(resumedInterview, readDraft(storage, 'ada'));
    clock.advance(2000);
    expect(resumedInterview.getState().messages.map(({ content }) => content)).toEqual(
      en.greetings,
    );
    expect(resumedInterview.getState().isOpen).toBe(true);
  });

  it('is private to its owner and removed once the interview is finished', () => {
    const { clock, interview, storage } = setUpGreeted();
    expect(readDraft(storage, 'noor')).toBeNull();
    sendAnswer(interview, 'Hello');
    interview.finish();
    clock.advance(5000);
    expect(readDraft(storage, 'ada')).toBeNull();
  });

  it.each([
    '{',
    '{}',
    '{"language":"xx","messages":[]}',
    '{"language":"en","messages":[{"id":1}]}',
  ])('in an invalid format is ignored: %s', (text) => {
    const storage = memoryStore();
    storage.setItem('bolt-showcase-draft-ada-interview', text);
    expect(readDraft(storage, 'ada')).toBeNull();
  });

  it('posts nothing after it is stopped', () => {
    const { clock, interview, contents } = setUp();
    startInterview(interview);
    interview.stop();
    clock.advance(10_000);
    expect(contents()).toEqual([]);
  });
});
