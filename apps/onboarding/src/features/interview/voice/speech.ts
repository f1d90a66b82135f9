import { createStore, type StoreApi } from 'zustand';
import type { Language } from '../../../shared/languages.ts';
import type { VoiceTools } from '../../../shared/voice-tools.ts';
import { cutIntoSentences } from './cut-into-sentences.ts';

const RATE = 0.9;
const PITCH = 1;

export type SpeechState = {
  isOn: boolean;
  isSpeaking: boolean;
  /** Why nothing is heard. */
  problem: string | null;
};

export type Speech = StoreApi<SpeechState> & {
  /** Says a text after those that are being said; nothing while speech is off. */
  say: (text: string, language: Language) => void;
  stop: () => void;
  toggle: () => void;
};

/** What the interviewer says, aloud: off until it is asked for. */
export function createSpeech(browser: VoiceTools['speech']): Speech {
  const store = createStore<SpeechState>(() => ({ isOn: false, isSpeaking: false, problem: null }));
  const waiting = new Set<SpeechSynthesisUtterance>();

  function done(utterance: SpeechSynthesisUtterance) {
    waiting.delete(utterance);
    store.setState({ isSpeaking: waiting.size > 0 });
  }

  function stop() {
    waiting.clear();
    browser?.synthesis.cancel();
    store.setState({ isSpeaking: false });
  }

  return Object.assign(store, {
    say(text: string, language: Language) {
      if (!browser || !store.getState().isOn) return;
      for (const sentence of cutIntoSentences(text, language.code)) {
        const utterance = browser.utter(sentence);
        Object.assign(utterance, { lang: language.speech, rate: RATE, pitch: PITCH });
        utterance.onend = () => done(utterance);
        utterance.onerror = ({ error }) => {
          if (!waiting.has(utterance)) return;
          done(utterance);
          store.setState({ problem: problemOf(error, language) });
        };
        waiting.add(utterance);
        browser.synthesis.speak(utterance);
      }
      store.setState({ isSpeaking: waiting.size > 0, problem: null });
    },
    stop,
    toggle() {
      if (!browser) {
        store.setState({
          problem: 'This browser cannot read aloud. The interview continues in writing.',
        });
        return;
      }
      const isOn = !store.getState().isOn;
      if (!isOn) stop();
      store.setState({ isOn, problem: null });
    },
  });
}

function problemOf(error: string, { name }: Language): string {
  return error === 'language-unavailable' || error === 'voice-unavailable'
    ? `This browser has no voice for ${name}. The interview continues in writing.`
    : 'The text could not be read aloud. The interview continues in writing.';
}
