import { aUser, dataWorld, fakeBackend, memoryStore } from '@showcase/data/testing';
import { fakeServices, renderRemote } from '@showcase/remote-contract/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { remote } from '../remote.ts';
import { routes } from '../routes.tsx';
import { fakeClock } from './fake-clock.ts';
import { fakeVoice } from './fake-voice.ts';
import type { VoiceTools } from '../shared/voice-tools.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

export const mina = () => aUser({ name: 'Mina Park', username: null, is_dev: false, skills: [] });

/** Opens the onboarding as Mina, a client, with a clock that stands still. */
export function openInterview(storage = memoryStore(), voice: VoiceTools = fakeVoice().voice) {
  const user = mina();
  const backend = fakeBackend({
    users: [user],
    accounts: [{ userId: user.id, email: 'mina@example.com' }],
    signedInAs: user.id,
  });
  const { client, queryClient, session, wrap } = dataWorld({ backend });
  const clock = fakeClock();
  const page = renderRemote(
    { ...remote, routes: () => routes({ clock, random: () => 0, storage, voice }) },
    {
      path: '/devonboard',
      services: fakeServices({ client, queryClient }),
      wrapper: ({ children }: { children: ReactNode }) => wrap(children),
    },
  );
  return { backend, session, storage, page, pass: (ms: number) => act(() => clock.pass(ms)) };
}

type World = ReturnType<typeof openInterview>;

/** Chooses a language and waits until the interviewer has greeted. */
export async function begin(world: World, language: RegExp) {
  await userEvent.click(await screen.findByRole('radio', { name: language }));
  await userEvent.click(screen.getByRole('button', { name: 'Start Interview' }));
  await screen.findByRole('log');
  world.pass(5000);
}

export async function say(world: World, text: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), `${text}{Enter}`);
  world.pass(1300);
}
