/** The browser's speech APIs; null if unsupported. */
export type VoiceTools = {
  speech: {
    synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel'>;
    createUtterance: (text: string) => SpeechSynthesisUtterance;
  } | null;
  recognize: (() => Recognition) | null;
};

/** The part of the SpeechRecognition API that the interview uses; TypeScript has no types for it. */
export type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
};

export type RecognitionEvent = {
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }>;
};

type RecognitionWindow = Record<
  'SpeechRecognition' | 'webkitSpeechRecognition',
  (new () => Recognition) | undefined
>;

export function systemVoice(): VoiceTools {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as RecognitionWindow;
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;
  const canSpeak = 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;
  return {
    speech: canSpeak
      ? {
          synthesis: speechSynthesis,
          createUtterance: (text) => new SpeechSynthesisUtterance(text),
        }
      : null,
    recognize: Recognizer ? () => new Recognizer() : null,
  };
}
