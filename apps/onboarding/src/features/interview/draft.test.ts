import { memoryStore } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { begin, greeted, say, setUp } from '../../testing/english-interview.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { findDraft, readDraft } from './draft.ts';
import { createInterview } from './interview.ts';
import { en } from './languages/en.ts';

describe('a draft', () => {
  it('continues where the interview was left, and answers what was not answered', () => {
    const { clock, interview, storage } = greeted();
    say(interview, 'Hello');
    interview.stop();
    const draft = readDraft(storage, 'ada');
    const again = createInterview({ clock, random: () => 0, storage }, 'ada');
    begin(again, draft);
    expect(again.getState().messages).toHaveLength(5);
    expect(again.getState().isOpen).toBe(true);
    clock.pass(2000);
    expect(again.getState().messages.at(-1)?.content).toBe(en.followUps[0]);
  });

  it('answers each message that was waiting', () => {
    const { clock, interview, storage } = greeted();
    say(interview, 'One');
    clock.pass(3000);
    say(interview, 'Two');
    say(interview, 'Three');
    interview.stop();
    const again = createInterview({ clock, random: () => 0, storage }, 'ada');
    begin(again, readDraft(storage, 'ada'));
    clock.pass(2000);
    const said = again.getState().messages.map(({ content }) => content);
    expect(said.slice(7)).toEqual(['Three', en.followUps[1], en.followUps[2]]);
  });

  it('keeps what was typed and not sent', () => {
    const { interview, storage } = greeted();
    interview.write('Half an ans');
    const draft = readDraft(storage, 'ada');
    expect(draft?.text).toBe('Half an ans');
    const again = createInterview({ clock: fakeClock(), random: () => 0, storage }, 'ada');
    begin(again, draft);
    expect(again.getState().text).toBe('Half an ans');
  });

  it('continues after a stop as if nothing had been', () => {
    const { clock, interview, contents } = greeted();
    say(interview, 'Hello');
    interview.stop();
    interview.resume();
    interview.resume();
    clock.pass(3000);
    expect(contents().slice(4)).toEqual(['Hello', en.followUps[0]]);
  });

  it('moves from the visitor to whoever continues it', () => {
    const { clock, storage } = setUp();
    const visitor = createInterview({ clock, random: () => 0, storage }, null);
    begin(visitor);
    clock.pass(5000);
    say(visitor, 'Hello');
    expect(findDraft(storage, 'ada', { isFromSigningIn: true })).toMatchObject({ owner: null });
    visitor.keep();
    say(visitor, 'And more');

    const draft = findDraft(storage, 'ada', { isFromSigningIn: true });
    expect(draft).toMatchObject({ owner: 'ada', isCompleted: true, messages: { length: 6 } });
    begin(createInterview({ clock, random: () => 0, storage }, 'ada'), readDraft(storage, null));
    expect(readDraft(storage, null)).toBeNull();
    expect(readDraft(storage, 'ada')).toMatchObject({ messages: { length: 6 } });
  });

  it('that was saved with half a character is mended', () => {
    const { interview, storage } = greeted();
    say(interview, 'Hello');
    const key = 'bolt-showcase-draft-ada-interview';
    storage.setItem(key, String(storage.getItem(key)).replace('Hello', 'Hello\\ud83d'));
    expect(readDraft(storage, 'ada')?.messages.at(-1)?.content).toBe('Hello');
  });

  it('is none while nothing is answered or typed', () => {
    const { interview, storage } = greeted();
    expect(readDraft(storage, 'ada')).toBeNull();
    interview.write('H');
    expect(readDraft(storage, 'ada')).not.toBeNull();
    interview.write('');
    expect(readDraft(storage, 'ada')).toBeNull();
  });

  it('finishes the greetings that were cut short', () => {
    const { clock, interview, storage } = setUp();
    begin(interview);
    clock.pass(2000);
    interview.write('Hel');
    interview.stop();
    const again = createInterview({ clock, random: () => 0, storage }, 'ada');
    begin(again, readDraft(storage, 'ada'));
    clock.pass(2000);
    expect(again.getState().messages.map(({ content }) => content)).toEqual(en.greetings);
    expect(again.getState().isOpen).toBe(true);
  });

  it('is private to its owner and gone once the interview is finished', () => {
    const { clock, interview, storage } = greeted();
    expect(readDraft(storage, 'noor')).toBeNull();
    say(interview, 'Hello');
    interview.finish();
    clock.pass(5000);
    expect(readDraft(storage, 'ada')).toBeNull();
  });

  it.each([
    '{',
    '{}',
    '{"language":"xx","messages":[]}',
    '{"language":"en","messages":[{"id":1}]}',
  ])('that is not ours is ignored: %s', (text) => {
    const storage = memoryStore();
    storage.setItem('bolt-showcase-draft-ada-interview', text);
    expect(readDraft(storage, 'ada')).toBeNull();
  });

  it('says nothing more after it was stopped', () => {
    const { clock, interview, contents } = setUp();
    begin(interview);
    interview.stop();
    clock.pass(10_000);
    expect(contents()).toEqual([]);
  });
});
