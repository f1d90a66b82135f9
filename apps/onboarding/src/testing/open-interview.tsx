import type { User } from '@showcase/data/users';
import { aUser, fakeBackend, memoryStore } from '@showcase/data/testing';
import { enterText, openRemote } from '@showcase/kit/testing';
import { defineRemote } from '@showcase/remote-contract/define';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { remote } from '../remote.ts';
import { fakeClock } from './fake-clock.ts';
import { fakeVoice } from './fake-voice.ts';
import { createInterviewLayout } from '../shared/interview-layout.tsx';
import type { VoiceTools } from '../shared/voice-tools.ts';

/** A client who has never been a developer. */
export const mina = (fields: Partial<User> = {}) =>
  aUser({
    name: 'Mina Park',
    username: null,
    is_dev: false,
    bio: null,
    skills: [],
    preferred_language: null,
    years_experience: null,
    hourly_rate: null,
    availability: null,
    specialization: null,
    ...fields,
  });

type Options = {
  /** Null for a visitor. */
  user?: User | null;
  path?: string;
  storage?: ReturnType<typeof memoryStore>;
  voice?: VoiceTools;
  hasStyles?: boolean;
};

/** Opens the onboarding, as Mina by default, with a clock that the test controls. */
export function openInterview({
  user = mina(),
  path = '/devonboard',
  storage = memoryStore(),
  voice = fakeVoice().voice,
  hasStyles = false,
}: Options = {}) {
  const backend = fakeBackend({
    users: user ? [user] : [],
    accounts: user ? [{ userId: user.id, email: 'mina@example.com' }] : [],
    ...(user && { signedInAs: user.id }),
  });
  backend.rpc('complete_onboarding', ({ profile }) => {
    if (user) Object.assign(user, profile, { is_dev: true });
  });
  const clock = fakeClock();
  const Layout = createInterviewLayout(() => ({ clock, random: () => 0, storage, voice }));
  const { page, session } = openRemote(
    defineRemote({ ...remote, importLayout: async () => Layout }),
    { path, backend, hasStyles },
  );
  return { backend, session, storage, page, advance: (ms: number) => act(() => clock.advance(ms)) };
}

type InterviewView = ReturnType<typeof openInterview>;

/** Chooses a language and waits for the greetings. */
export async function startInterview(view: InterviewView, language: RegExp) {
  await userEvent.click(await screen.findByRole('radio', { name: language }));
  await userEvent.click(screen.getByRole('button', { name: 'Start Interview' }));
  await screen.findByText('Typing…');
  view.advance(5000);
}

export async function sendAnswer(view: InterviewView, text: string) {
  await enterText(screen.getByRole('textbox', { name: 'Your answer' }), text);
  await userEvent.keyboard('{Enter}');
  view.advance(1300);
}

/** Answers three questions in English, which is enough to complete the onboarding. */
export async function answerThreeQuestions(view: InterviewView) {
  await startInterview(view, /English/);
  await sendAnswer(view, 'I am a frontend developer with 7 years of React and CSS');
  await sendAnswer(view, 'I like clients who know what they want');
  await sendAnswer(view, 'My rate is $90');
}

export async function complete() {
  await userEvent.click(screen.getByRole('button', { name: 'Complete Onboarding' }));
}

/** The calls that saved a completed interview. */
export function getCompletionCalls({ backend }: InterviewView) {
  return backend.calls('complete_onboarding');
}
