import { describe, expect, it } from 'vitest';
import {
  startInterview,
  setUpGreeted,
  sendAnswer,
  setUp,
} from '../../testing/english-interview.ts';
import { en } from './languages/en.ts';
import { isFull } from './transcript.ts';

describe('the greetings', () => {
  it('appear after 0.5, 2.0, 3.5 and 5.0 s, and the last opens the input', () => {
    const { clock, interview, contents } = setUp();
    startInterview(interview);
    const counts = [499, 1, 1499, 1, 1499, 1, 1499].map((ms) => {
      clock.advance(ms);
      return contents().length;
    });
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(interview.getState().isOpen).toBe(false);
    clock.advance(1);
    expect(contents()).toEqual(en.greetings);
    expect(interview.getState()).toMatchObject({ isOpen: true, typingCount: 0 });
  });

  it('cannot be interrupted by a message', () => {
    const { interview, contents } = setUp();
    startInterview(interview);
    sendAnswer(interview, 'Hello');
    expect(contents()).toEqual([]);
  });
});

describe('a message', () => {
  it('is answered 0.5 s later, after at least 0.8 s of typing', () => {
    const { clock, interview, contents } = setUpGreeted(() => 0);
    sendAnswer(interview, '  Hello  ');
    clock.advance(499);
    expect(interview.getState().typingCount).toBe(0);
    clock.advance(1);
    expect(interview.getState().typingCount).toBe(1);
    clock.advance(799);
    expect(contents().slice(4)).toEqual(['Hello']);
    clock.advance(1);
    expect(contents().slice(4)).toEqual(['Hello', en.followUps[0]]);
    expect(interview.getState().typingCount).toBe(0);
  });

  it('is answered after at most 2.0 s of typing', () => {
    const { clock, interview, contents } = setUpGreeted(() => 1);
    sendAnswer(interview, 'Hello');
    clock.advance(2499);
    expect(contents()).toHaveLength(5);
    clock.advance(1);
    expect(contents()).toHaveLength(6);
  });

  it('is answered each time', () => {
    const { clock, interview, contents } = setUpGreeted();
    sendAnswer(interview, 'One');
    sendAnswer(interview, 'Two');
    clock.advance(3000);
    expect(contents().slice(4)).toEqual(['One', 'Two', en.followUps[0], en.followUps[1]]);
  });

  it.each(['', '   ', '\n\t'])('that is blank is ignored: %j', (text) => {
    const { interview, contents } = setUpGreeted();
    sendAnswer(interview, text);
    expect(contents()).toHaveLength(4);
  });

  it('that is long is split into parts, without losing text or splitting a character', () => {
    const { interview, contents } = setUpGreeted();
    sendAnswer(interview, `${'x'.repeat(1999)}🙂 and ${'y'.repeat(1990)}`);
    expect(contents().slice(4)).toEqual(['x'.repeat(1999), `🙂 and ${'y'.repeat(1990)}`]);
    expect(interview.getState().text).toBe('');
  });

  it('cannot be sent if the transcript is full', () => {
    const { interview, contents } = setUpGreeted();
    for (let round = 0; round < 40; round += 1) sendAnswer(interview, 'x'.repeat(5000));
    expect(isFull(interview.getState().messages)).toBe(true);
    expect(JSON.stringify(contents()).length).toBeLessThan(55_000);
    expect(interview.getState().text).toMatch(/^x{1000,}/);
  });
});
