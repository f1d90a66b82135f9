import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en } from '../features/interview/languages/en.ts';
import { fakeVoice, heard } from '../testing/fake-voice.ts';
import { begin, openInterview, say } from '../testing/open-interview.tsx';

const readAloud = () => screen.getByRole('button', { name: 'Read aloud' });
const dictate = () => screen.getByRole('button', { name: 'Dictate your answer' });
const input = () => screen.getByRole('textbox', { name: 'Your answer' });

async function interviewIn(language: RegExp) {
  const fake = fakeVoice();
  const world = openInterview({ voice: fake.voice });
  await begin(world, language);
  return { ...fake, world };
}

it('reads nothing aloud until it is asked to', async () => {
  const { said, world } = await interviewIn(/English/);
  await say(world, 'My project');
  expect(said).toEqual([]);
  expect(readAloud().getAttribute('aria-pressed')).toBe('false');
});

it('reads replies aloud, sentence by sentence, in the chosen language', async () => {
  const { said, world } = await interviewIn(/English/);
  await userEvent.click(readAloud());
  await say(world, 'My project');
  expect(said.map(({ text }) => text).join(' ')).toBe(en.topicReplies.projects);
  expect(said[0]).toMatchObject({ lang: 'en-US', rate: 0.9, pitch: 1 });
  expect(screen.getByText('Speaking')).toBeTruthy();
  act(() => {
    for (const utterance of said) utterance.onend?.({} as SpeechSynthesisEvent);
  });
  expect(screen.queryByText('Speaking')).toBeNull();
});

it('falls silent at once', async () => {
  const { world } = await interviewIn(/Japanese/);
  await userEvent.click(readAloud());
  await say(world, 'React');
  await userEvent.click(screen.getByRole('button', { name: 'Stop Speaking' }));
  expect(screen.queryByText('Speaking')).toBeNull();
  expect(readAloud().getAttribute('aria-pressed')).toBe('true');
  expect(readAloud().matches(':focus')).toBe(true);
});

it('says when the browser has no voice for the language, and continues in writing', async () => {
  const { said, world } = await interviewIn(/Hindi/);
  await userEvent.click(readAloud());
  await say(world, 'React');
  act(() => {
    said[0]?.onerror?.({ error: 'voice-unavailable' } as SpeechSynthesisErrorEvent);
  });
  expect(screen.getByText(/This browser has no voice for Hindi/)).toBeTruthy();
});

it('writes what is dictated behind what was typed', async () => {
  const { listening } = await interviewIn(/Arabic/);
  await userEvent.type(input(), 'React');
  await userEvent.click(dictate());
  expect(listening[0]).toMatchObject({ lang: 'ar-SA' });
  expect(screen.getByText('Listening…')).toBeTruthy();
  act(() => listening[0]?.onresult?.(heard(' ثلاث سنوات ')));
  expect(input()).toHaveProperty('value', 'React ثلاث سنوات');
  await userEvent.click(dictate());
  expect(screen.queryByText('Listening…')).toBeNull();
});

it('does not listen while the page speaks, and continues afterwards', async () => {
  const { said, listening, world } = await interviewIn(/English/);
  await userEvent.click(readAloud());
  await userEvent.click(dictate());
  act(() => listening[0]?.onresult?.(heard('My project')));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  world.pass(1300);
  act(() => listening[0]?.onresult?.(heard('What was the goal')));
  expect(input()).toHaveProperty('value', '');
  expect(screen.getByText(/Waiting until the interviewer has spoken/)).toBeTruthy();
  act(() => {
    for (const utterance of said) utterance.onend?.({} as SpeechSynthesisEvent);
  });
  expect(screen.getByText('Listening…')).toBeTruthy();
  act(() => listening[1]?.onresult?.(heard('A map')));
  expect(input()).toHaveProperty('value', 'A map');
});

it('begins to listen only when the page has spoken', async () => {
  const { said, listening, world } = await interviewIn(/English/);
  await userEvent.click(readAloud());
  await say(world, 'My project');
  await userEvent.click(dictate());
  expect(listening).toEqual([]);
  act(() => {
    for (const utterance of said) utterance.onend?.({} as SpeechSynthesisEvent);
  });
  expect(listening).toHaveLength(1);
});

it.each([
  ['not-allowed', /The microphone is blocked for this site/],
  ['audio-capture', /No microphone was found/],
  ['no-speech', /Nothing was heard/],
  ['language-not-supported', /does not understand spoken English/],
  ['network', /Dictation needs a connection/],
])('explains %s and lets the person keep typing', async (error, sentence) => {
  const { listening } = await interviewIn(/English/);
  await userEvent.click(dictate());
  act(() => listening[0]?.onerror?.({ error }));
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(dictate().getAttribute('aria-pressed')).toBe('false');
  await userEvent.type(input(), 'Typed');
  expect(input()).toHaveProperty('value', 'Typed');
});

it('notices when the browser stops listening by itself', async () => {
  const { listening } = await interviewIn(/English/);
  await userEvent.click(dictate());
  act(() => listening[0]?.onend?.());
  expect(screen.queryByText('Listening…')).toBeNull();
});

it('explains where the browser can neither listen nor speak, and continues in writing', async () => {
  const world = openInterview({ voice: { speech: null, recognize: null } });
  await begin(world, /English/);
  expect(screen.queryByRole('button', { name: 'Dictate your answer' })).toBeNull();
  expect(screen.getByText(/cannot write down what you say/)).toBeTruthy();
  await userEvent.click(readAloud());
  expect(screen.getByText(/This browser cannot read aloud/)).toBeTruthy();
  expect(readAloud().getAttribute('aria-pressed')).toBe('false');
  await say(world, 'My project');
  expect(screen.getByText(en.topicReplies.projects)).toBeTruthy();
  expect(screen.queryByText(/cannot write down what you say/)).toBeNull();
});
