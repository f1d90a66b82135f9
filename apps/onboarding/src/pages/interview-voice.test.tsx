import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en } from '../features/interview/languages/en.ts';
import { fakeVoice, createSpeechResult } from '../testing/fake-voice.ts';
import { startInterview, openInterview, sendAnswer } from '../testing/open-interview.tsx';

const readAloud = () => screen.getByRole('button', { name: 'Read aloud' });
const dictate = () => screen.getByRole('button', { name: 'Dictate your answer' });
const input = () => screen.getByRole('textbox', { name: 'Your answer' });

async function openInterviewIn(language: RegExp) {
  const fake = fakeVoice();
  const view = openInterview({ voice: fake.voice });
  await startInterview(view, language);
  return { ...fake, view };
}

it('reads nothing aloud by default', async () => {
  const { utterances, view } = await openInterviewIn(/English/);
  await sendAnswer(view, 'My project');
  expect(utterances).toEqual([]);
  expect(readAloud().getAttribute('aria-pressed')).toBe('false');
});

it('reads replies aloud, sentence by sentence, in the chosen language', async () => {
  const { utterances, view } = await openInterviewIn(/English/);
  await userEvent.click(readAloud());
  await sendAnswer(view, 'My project');
  expect(utterances.map(({ text }) => text).join(' ')).toBe(en.topicReplies.projects);
  expect(utterances[0]).toMatchObject({ lang: 'en-US', rate: 0.9, pitch: 1 });
  expect(screen.getByText('Speaking')).toBeTruthy();
  act(() => {
    for (const utterance of utterances) utterance.onend?.({} as SpeechSynthesisEvent);
  });
  expect(screen.queryByText('Speaking')).toBeNull();
});

it('stops speaking at once', async () => {
  const { view } = await openInterviewIn(/Japanese/);
  await userEvent.click(readAloud());
  await sendAnswer(view, 'React');
  await userEvent.click(screen.getByRole('button', { name: 'Stop Speaking' }));
  expect(screen.queryByText('Speaking')).toBeNull();
  expect(readAloud().getAttribute('aria-pressed')).toBe('true');
  expect(readAloud().matches(':focus')).toBe(true);
});

it('explains that the browser has no voice for the language, and continues in text', async () => {
  const { utterances, view } = await openInterviewIn(/Hindi/);
  await userEvent.click(readAloud());
  await sendAnswer(view, 'React');
  act(() => {
    utterances[0]?.onerror?.({ error: 'voice-unavailable' } as SpeechSynthesisErrorEvent);
  });
  expect(screen.getByText(/This browser has no voice for Hindi/)).toBeTruthy();
});

it('appends dictated text to the typed text', async () => {
  const { recognitions } = await openInterviewIn(/Arabic/);
  await userEvent.type(input(), 'React');
  await userEvent.click(dictate());
  expect(recognitions[0]).toMatchObject({ lang: 'ar-SA' });
  expect(screen.getByText('Listening…')).toBeTruthy();
  act(() => recognitions[0]?.onresult?.(createSpeechResult(' ثلاث سنوات ')));
  expect(input()).toHaveProperty('value', 'React ثلاث سنوات');
  await userEvent.click(dictate());
  expect(screen.queryByText('Listening…')).toBeNull();
});

it('pauses dictation while the page speaks, and then resumes', async () => {
  const { utterances, recognitions, view } = await openInterviewIn(/English/);
  await userEvent.click(readAloud());
  await userEvent.click(dictate());
  act(() => recognitions[0]?.onresult?.(createSpeechResult('My project')));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  view.advance(1300);
  act(() => recognitions[0]?.onresult?.(createSpeechResult('What was the goal')));
  expect(input()).toHaveProperty('value', '');
  expect(screen.getByText(/Waiting for the interviewer to finish/)).toBeTruthy();
  act(() => {
    for (const utterance of utterances) utterance.onend?.({} as SpeechSynthesisEvent);
  });
  expect(screen.getByText('Listening…')).toBeTruthy();
  act(() => recognitions[1]?.onresult?.(createSpeechResult('A map')));
  expect(input()).toHaveProperty('value', 'A map');
});

it('starts dictation only after the page has finished speaking', async () => {
  const { utterances, recognitions, view } = await openInterviewIn(/English/);
  await userEvent.click(readAloud());
  await sendAnswer(view, 'My project');
  await userEvent.click(dictate());
  expect(recognitions).toEqual([]);
  act(() => {
    for (const utterance of utterances) utterance.onend?.({} as SpeechSynthesisEvent);
  });
  expect(recognitions).toHaveLength(1);
});

it.each([
  ['not-allowed', /Your microphone is blocked for this site/],
  ['audio-capture', /We couldn't find a microphone/],
  ['no-speech', /We didn't hear anything/],
  ['language-not-supported', /can't recognize spoken English/],
  ['network', /Dictation needs a connection/],
])('explains %s and lets the user keep typing', async (error, sentence) => {
  const { recognitions } = await openInterviewIn(/English/);
  await userEvent.click(dictate());
  act(() => recognitions[0]?.onerror?.({ error }));
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(dictate().getAttribute('aria-pressed')).toBe('false');
  await userEvent.type(input(), 'Typed');
  expect(input()).toHaveProperty('value', 'Typed');
});

it('detects when the browser stops listening on its own', async () => {
  const { recognitions } = await openInterviewIn(/English/);
  await userEvent.click(dictate());
  act(() => recognitions[0]?.onend?.());
  expect(screen.queryByText('Listening…')).toBeNull();
});

it('explains that the browser can neither listen nor speak, and continues in text', async () => {
  const view = openInterview({ voice: { speech: null, recognize: null } });
  await startInterview(view, /English/);
  expect(screen.queryByRole('button', { name: 'Dictate your answer' })).toBeNull();
  expect(screen.getByText(/doesn't support dictation/)).toBeTruthy();
  await userEvent.click(readAloud());
  expect(screen.getByText(/This browser can't read aloud/)).toBeTruthy();
  expect(readAloud().getAttribute('aria-pressed')).toBe('false');
  await sendAnswer(view, 'My project');
  expect(screen.getByText(en.topicReplies.projects)).toBeTruthy();
  expect(screen.queryByText(/doesn't support dictation/)).toBeNull();
});
