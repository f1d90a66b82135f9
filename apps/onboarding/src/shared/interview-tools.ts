import { createAuthStorage } from '@showcase/data/session';
import { createContext, use } from 'react';
import { systemClock, type Clock } from './clock.ts';
import { systemVoice, type VoiceTools } from './voice-tools.ts';

/** The external dependencies of an interview. */
export type InterviewTools = {
  clock: Clock;
  /** A number from 0 to 1, for the length of a pause. */
  random: () => number;
  /** Stores the drafts. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  voice: VoiceTools;
};

export const systemTools = (): InterviewTools => ({
  clock: systemClock,
  random: Math.random,
  storage: createAuthStorage(),
  voice: systemVoice(),
});

export const InterviewToolsContext = createContext<InterviewTools | null>(null);

export function useInterviewTools() {
  const tools = use(InterviewToolsContext);
  if (!tools) throw new Error('useInterviewTools must be used within the routes of the onboarding');
  return tools;
}
