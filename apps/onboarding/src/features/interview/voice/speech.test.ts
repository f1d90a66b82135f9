import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeVoice } from '../../../testing/fake-voice.ts';
import { LANGUAGES } from '../../../shared/languages.ts';
import { createSpeech } from './speech.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function startSpeaking() {
  const { voice, utterances } = fakeVoice();
  const speech = createSpeech(voice.speech);
  speech.toggle();
  speech.speak('Hello there. How are you?', LANGUAGES[0]);
  return { speech, utterances };
}

const EVENT = {} as SpeechSynthesisEvent;

it('turns off and says so if nothing is heard, as in a browser without voices', () => {
  const { speech } = startSpeaking();
  vi.advanceTimersByTime(4_900);
  expect(speech.getState()).toMatchObject({ isSpeaking: true, isUnavailable: false });
  vi.advanceTimersByTime(200);
  expect(speech.getState()).toMatchObject({ isOn: false, isSpeaking: false, isUnavailable: true });

  speech.toggle();
  expect(speech.getState()).toMatchObject({ isOn: true, isUnavailable: false });
});

it.each(['onstart', 'onend'] as const)('goes on for as long as it takes after %s', (event) => {
  const { speech, utterances } = startSpeaking();
  const [first] = utterances;
  if (first) first[event]?.call(first, EVENT);
  vi.advanceTimersByTime(60_000);
  expect(speech.getState()).toMatchObject({ isOn: true, isSpeaking: true, isUnavailable: false });
});

it('waits for nothing after a stop', () => {
  const { speech } = startSpeaking();
  speech.stop();
  vi.advanceTimersByTime(60_000);
  expect(speech.getState()).toMatchObject({ isOn: true, isUnavailable: false });
});
