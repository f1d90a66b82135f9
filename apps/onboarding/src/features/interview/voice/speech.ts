import { createStore, type StoreApi } from 'zustand';
import type { Language } from '../../../shared/languages.ts';
import type { VoiceTools } from '../../../shared/voice-tools.ts';
import { splitIntoSentences } from './split-into-sentences.ts';

const RATE = 0.9;
const PITCH = 1;
/** Firefox without voices neither speaks nor reports an error. */
const START_LIMIT_MS = 5_000;

export type SpeechState = {
  isOn: boolean;
  isSpeaking: boolean;
  /** The browser cannot speak at all. */
  isUnavailable: boolean;
  /** Why speech does not work. */
  problem: string | null;
};

export type Speech = StoreApi<SpeechState> & {
  /** Queues a text to be read aloud. Does nothing while speech is off. */
  speak: (text: string, language: Language) => void;
  stop: () => void;
  toggle: () => void;
};

/** Reads the interviewer's messages aloud. Off by default. */
export function createSpeech(browser: VoiceTools['speech']): Speech {
  const store = createStore<SpeechState>(() => ({
    isOn: false,
    isSpeaking: false,
    isUnavailable: false,
    problem: null,
  }));
  const queued = new Set<SpeechSynthesisUtterance>();
  let startLimit: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => clearTimeout(startLimit);

  function removeUtterance(utterance: SpeechSynthesisUtterance) {
    stopWaiting();
    queued.delete(utterance);
    store.setState({ isSpeaking: queued.size > 0 });
  }

  function stop() {
    stopWaiting();
    queued.clear();
    browser?.synthesis.cancel();
    store.setState({ isSpeaking: false });
  }

  function giveUp() {
    stop();
    store.setState({ isOn: false, isUnavailable: true });
  }

  return Object.assign(store, {
    speak(text: string, language: Language) {
      if (!browser || !store.getState().isOn) return;
      const isSilent = queued.size === 0;
      for (const sentence of splitIntoSentences(text, language.code)) {
        const utterance = browser.createUtterance(sentence);
        Object.assign(utterance, { lang: language.speech, rate: RATE, pitch: PITCH });
        utterance.onstart = stopWaiting;
        utterance.onend = () => removeUtterance(utterance);
        utterance.onerror = ({ error }) => {
          if (!queued.has(utterance)) return;
          removeUtterance(utterance);
          store.setState({ problem: explainProblem(error, language) });
        };
        queued.add(utterance);
        browser.synthesis.speak(utterance);
      }
      if (isSilent && queued.size > 0) startLimit = setTimeout(giveUp, START_LIMIT_MS);
      store.setState({ isSpeaking: queued.size > 0, problem: null });
    },
    stop,
    toggle() {
      if (!browser) {
        store.setState({ isUnavailable: true });
        return;
      }
      const isOn = !store.getState().isOn;
      if (!isOn) stop();
      store.setState({ isOn, isUnavailable: false, problem: null });
    },
  });
}

function explainProblem(error: string, { name }: Language): string {
  return error === 'language-unavailable' || error === 'voice-unavailable'
    ? `This browser has no voice for ${name}. You can still read every message.`
    : "We couldn't read this aloud. You can still read every message.";
}
