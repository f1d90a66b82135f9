import { memoryStore } from '@showcase/data/testing';
import type { Draft } from '../features/interview/draft.ts';
import { createInterview, type Interview } from '../features/interview/interview.ts';
import { en } from '../features/interview/languages/en.ts';
import { findLanguage } from '../shared/languages.ts';
import { fakeClock } from './fake-clock.ts';

const language = findLanguage('en');
if (!language) throw new Error('English is missing');
const english = { language, texts: en };

export function setUp(random = () => 0) {
  const clock = fakeClock();
  const storage = memoryStore();
  const interview = createInterview({ clock, random, storage }, 'ada');
  const contents = () => interview.getState().messages.map(({ content }) => content);
  return { clock, storage, interview, contents };
}

/** Starts an English interview, or continues a draft. */
export function startInterview(interview: Interview, draft: Draft | null = null) {
  interview.start(english, draft ?? undefined);
  interview.resume();
}

export function sendAnswer(interview: Interview, text: string) {
  interview.setText(text);
  interview.send();
}

/** An interview that has finished its greetings. */
export function setUpGreeted(random?: () => number) {
  const setup = setUp(random);
  startInterview(setup.interview);
  setup.clock.advance(5000);
  return setup;
}
