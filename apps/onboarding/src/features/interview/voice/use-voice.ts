import { useEffect, useState } from 'react';
import type { Language } from '../../../shared/languages.ts';
import type { VoiceTools } from '../../../shared/voice-tools.ts';
import { createDictation } from './dictation.ts';
import { createSpeech } from './speech.ts';

type Reply = { language: Language; text: string };

/** Reads aloud what `onReply` reports, and pauses dictation meanwhile. Both stop when the page is left. */
export function useVoice(
  tools: VoiceTools,
  onReply: (listener: (reply: Reply) => void) => () => void,
) {
  const [speech] = useState(() => createSpeech(tools.speech));
  const [dictation] = useState(() => createDictation(tools.recognize));
  useEffect(() => {
    const stopListening = onReply(({ text, language }) => speech.speak(text, language));
    const stopWatching = speech.subscribe(({ isSpeaking }) => dictation?.pause(isSpeaking));
    return () => {
      stopListening();
      stopWatching();
      speech.stop();
      dictation?.stop();
    };
  }, [onReply, speech, dictation]);
  return { speech, dictation };
}
