import { memoryStore } from '@showcase/data/testing';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../../shared/languages.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { readDraft } from './draft.ts';
import { createInterview, isFull } from './interview.ts';
import { en } from './languages/en.ts';

const language = languageOf('en');
if (!language) throw new Error('English is missing');
const english = { language, texts: en };

function setUp(random = () => 0) {
  const clock = fakeClock();
  const storage = memoryStore();
  const interview = createInterview({ clock, random, storage }, 'ada');
  const contents = () => interview.getState().messages.map(({ content }) => content);
  return { clock, storage, interview, contents };
}

function greeted(random?: () => number) {
  const world = setUp(random);
  world.interview.start(english);
  world.clock.pass(5000);
  return world;
}

describe('the greetings', () => {
  it('come at 0.5, 2.0, 3.5 and 5.0 s, and open the input with the last', () => {
    const { clock, interview, contents } = setUp();
    interview.start(english);
    const seen = [499, 1, 1499, 1, 1499, 1, 1499].map((ms) => {
      clock.pass(ms);
      return contents().length;
    });
    expect(seen).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(interview.getState().isOpen).toBe(false);
    clock.pass(1);
    expect(contents()).toEqual(en.greetings);
    expect(interview.getState()).toMatchObject({ isOpen: true, typing: 0 });
  });

  it('cannot be interrupted by a message', () => {
    const { interview, contents } = setUp();
    interview.start(english);
    interview.send('Hello');
    expect(contents()).toEqual([]);
  });
});

describe('a message', () => {
  it('is answered 0.5 s later, after 0.8 s of typing at least', () => {
    const { clock, interview, contents } = greeted(() => 0);
    interview.send('  Hello  ');
    clock.pass(499);
    expect(interview.getState().typing).toBe(0);
    clock.pass(1);
    expect(interview.getState().typing).toBe(1);
    clock.pass(799);
    expect(contents().slice(4)).toEqual(['Hello']);
    clock.pass(1);
    expect(contents().slice(4)).toEqual(['Hello', en.followUps[0]]);
    expect(interview.getState().typing).toBe(0);
  });

  it('is answered after 2.0 s of typing at most', () => {
    const { clock, interview, contents } = greeted(() => 1);
    interview.send('Hello');
    clock.pass(2499);
    expect(contents()).toHaveLength(5);
    clock.pass(1);
    expect(contents()).toHaveLength(6);
  });

  it('is answered each time', () => {
    const { clock, interview, contents } = greeted();
    interview.send('One');
    interview.send('Two');
    clock.pass(3000);
    expect(contents().slice(4)).toEqual(['One', 'Two', en.followUps[0], en.followUps[1]]);
  });

  it.each(['', '   ', '\n\t'])('that is blank is ignored: %j', (text) => {
    const { interview, contents } = greeted();
    interview.send(text);
    expect(contents()).toHaveLength(4);
  });

  it('finds no room in a transcript that is full', () => {
    const { interview, contents } = greeted();
    for (let round = 0; round < 40; round += 1) interview.send('x'.repeat(5000));
    expect(isFull(interview.getState().messages)).toBe(true);
    expect(contents().length).toBeLessThan(32);
    expect(contents().at(-1)).toHaveLength(2000);
  });
});

describe('a draft', () => {
  it('goes on where the interview was left, and answers what was not answered', () => {
    const { clock, interview, storage } = greeted();
    interview.send('Hello');
    interview.stop();
    const draft = readDraft(storage, 'ada');
    const again = createInterview({ clock, random: () => 0, storage }, 'ada');
    again.start(english, draft ?? undefined);
    expect(again.getState().messages).toHaveLength(5);
    expect(again.getState().isOpen).toBe(true);
    clock.pass(2000);
    expect(again.getState().messages.at(-1)?.content).toBe(en.followUps[0]);
  });

  it('finishes the greetings that were cut short', () => {
    const { clock, interview, storage } = setUp();
    interview.start(english);
    clock.pass(2000);
    interview.stop();
    const again = createInterview({ clock, random: () => 0, storage }, 'ada');
    again.start(english, readDraft(storage, 'ada') ?? undefined);
    clock.pass(2000);
    expect(again.getState().messages.map(({ content }) => content)).toEqual(en.greetings);
    expect(again.getState().isOpen).toBe(true);
  });

  it('is private to its owner and gone once the interview is finished', () => {
    const { clock, interview, storage } = greeted();
    expect(readDraft(storage, 'noor')).toBeNull();
    interview.send('Hello');
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
    storage.setItem('bolt-showcase-interview-ada', text);
    expect(readDraft(storage, 'ada')).toBeNull();
  });

  it('says nothing more after it was stopped', () => {
    const { clock, interview, contents } = setUp();
    interview.start(english);
    interview.stop();
    clock.pass(10_000);
    expect(contents()).toEqual([]);
  });
});
