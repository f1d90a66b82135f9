import { createStore, type StoreApi } from 'zustand';
import type { Language } from '../../../shared/languages.ts';
import type { Recognition, RecognitionEvent, VoiceTools } from '../../../shared/voice-tools.ts';

export type DictationState = {
  /** True until stopped, including while paused. */
  isListening: boolean;
  /** Paused while the page reads aloud. */
  isPaused: boolean;
  /** Why dictation does not work. */
  problem: string | null;
};

export type Dictation = StoreApi<DictationState> & {
  /** Listens until stopped, by a call or by the browser. Passes final results to `onText`. */
  start: (language: Language, onText: (text: string) => void) => void;
  stop: () => void;
  /** Pauses listening while `isPaused` is true, then resumes. */
  pause: (isPaused: boolean) => void;
};

/** Dictates the answer; null if the browser has no speech recognition. */
export function createDictation(recognize: VoiceTools['recognize']): Dictation | null {
  if (!recognize) return null;
  const createRecognition = recognize;
  const store = createStore<DictationState>(() => ({
    isListening: false,
    isPaused: false,
    problem: null,
  }));
  let current: Recognition | null = null;
  let restart: (() => void) | null = null;

  function end(problem: string | null) {
    current = null;
    restart = null;
    store.setState({ isListening: false, problem });
  }

  function abortCurrent() {
    const recognition = current;
    current = null;
    recognition?.abort();
  }

  function listen(language: Language, onText: (text: string) => void) {
    const recognition = createRecognition();
    const isCurrent = () => current === recognition;
    Object.assign(recognition, { lang: language.speech, continuous: true, interimResults: false });
    recognition.onresult = (event) => {
      const text = getFinalText(event);
      if (text && isCurrent()) onText(text);
    };
    recognition.onerror = ({ error }) => {
      if (isCurrent()) end(explainProblem(error, language));
    };
    recognition.onend = () => {
      if (isCurrent()) end(null);
    };
    current = recognition;
    try {
      recognition.start();
    } catch {
      end(explainProblem('start', language));
    }
  }

  return Object.assign(store, {
    start(language: Language, onText: (text: string) => void) {
      restart = () => listen(language, onText);
      store.setState({ isListening: true, problem: null });
      if (!store.getState().isPaused) restart();
    },
    stop() {
      abortCurrent();
      end(null);
    },
    pause(isPaused: boolean) {
      if (isPaused === store.getState().isPaused) return;
      store.setState({ isPaused });
      if (isPaused) abortCurrent();
      else restart?.();
    },
  });
}

function getFinalText({ results, resultIndex }: RecognitionEvent): string {
  return Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((result) => result[0].transcript.trim())
    .join(' ');
}

function explainProblem(error: string, { name }: Language): string | null {
  switch (error) {
    case 'aborted':
      return null;
    case 'not-allowed':
    case 'service-not-allowed':
      return 'Your microphone is blocked for this site. Allow it in your browser, or keep typing.';
    case 'audio-capture':
      return "We couldn't find a microphone. Connect one, or keep typing.";
    case 'no-speech':
      return "We didn't hear anything. Try again, or keep typing.";
    case 'language-not-supported':
      return `This browser can't recognize spoken ${name}. Keep typing instead.`;
    case 'network':
      return 'Dictation needs a connection. Keep typing instead.';
    default:
      return 'Dictation stopped. Try again, or keep typing.';
  }
}
