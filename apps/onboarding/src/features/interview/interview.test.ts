import { describe, expect, it } from 'vitest';
import { begin, greeted, say, setUp } from '../../testing/english-interview.ts';
import { en } from './languages/en.ts';
import { isFull } from './transcript.ts';

describe('the greetings', () => {
  it('come at 0.5, 2.0, 3.5 and 5.0 s, and open the input with the last', () => {
    const { clock, interview, contents } = setUp();
    begin(interview);
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
    begin(interview);
    say(interview, 'Hello');
    expect(contents()).toEqual([]);
  });
});

describe('a message', () => {
  it('is answered 0.5 s later, after 0.8 s of typing at least', () => {
    const { clock, interview, contents } = greeted(() => 0);
    say(interview, '  Hello  ');
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
    say(interview, 'Hello');
    clock.pass(2499);
    expect(contents()).toHaveLength(5);
    clock.pass(1);
    expect(contents()).toHaveLength(6);
  });

  it('is answered each time', () => {
    const { clock, interview, contents } = greeted();
    say(interview, 'One');
    say(interview, 'Two');
    clock.pass(3000);
    expect(contents().slice(4)).toEqual(['One', 'Two', en.followUps[0], en.followUps[1]]);
  });

  it.each(['', '   ', '\n\t'])('that is blank is ignored: %j', (text) => {
    const { interview, contents } = greeted();
    say(interview, text);
    expect(contents()).toHaveLength(4);
  });

  it('that is long goes in parts, with nothing lost and no character cut in two', () => {
    const { interview, contents } = greeted();
    say(interview, `${'x'.repeat(1999)}🙂 and ${'y'.repeat(1990)}`);
    expect(contents().slice(4)).toEqual(['x'.repeat(1999), `🙂 and ${'y'.repeat(1990)}`]);
    expect(interview.getState().text).toBe('');
  });

  it('finds no room in a transcript that is full', () => {
    const { interview, contents } = greeted();
    for (let round = 0; round < 40; round += 1) say(interview, 'x'.repeat(5000));
    expect(isFull(interview.getState().messages)).toBe(true);
    expect(JSON.stringify(contents()).length).toBeLessThan(55_000);
    expect(interview.getState().text).toMatch(/^x{1000,}/);
  });
});
