import type { Recognition, VoiceTools } from '../shared/voice-tools.ts';

/** Fake speech APIs: a test inspects what would be spoken and decides what is recognized. */
export function fakeVoice() {
  const utterances: SpeechSynthesisUtterance[] = [];
  const recognitions: Recognition[] = [];
  const synthesis = {
    speak: (utterance: SpeechSynthesisUtterance) => void utterances.push(utterance),
    cancel: () => {},
  };
  const voice = {
    speech: {
      synthesis,
      createUtterance: (text: string) => ({ text }) as SpeechSynthesisUtterance,
    },
    recognize: () => {
      const recognition: Recognition = {
        lang: '',
        continuous: false,
        interimResults: false,
        onresult: null,
        onerror: null,
        onend: null,
        start: () => void recognitions.push(recognition),
        abort: () => recognition.onend?.(),
      };
      return recognition;
    },
  } satisfies VoiceTools;
  return { voice, utterances, recognitions };
}

/** A speech recognition event with one final result. */
export function createSpeechResult(transcript: string) {
  return { resultIndex: 0, results: [{ isFinal: true, 0: { transcript } }] };
}
