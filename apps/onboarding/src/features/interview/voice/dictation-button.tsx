import { IconButton } from '@showcase/ui';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import { useStore } from 'zustand';
import type { Language } from '../../../shared/languages.ts';
import type { Dictation } from './dictation.ts';
import { Note } from './voice.styles.ts';

type DictationButtonProps = {
  dictation: Dictation;
  language: Language;
  isDisabled: boolean;
  onText: (text: string) => void;
};

/** Starts and stops dictation. Errors appear below the button, and typing still works. */
export function DictationButton(props: DictationButtonProps) {
  const { dictation, language, isDisabled, onText } = props;
  const { isListening, isPaused, problem } = useStore(dictation);
  return (
    <>
      <IconButton
        label="Dictate your answer"
        aria-pressed={isListening}
        variant={isListening ? 'danger' : 'secondary'}
        disabled={isDisabled && !isListening}
        onClick={() => (isListening ? dictation.stop() : dictation.start(language, onText))}
      >
        {isListening ? <MicOff aria-hidden /> : <Mic aria-hidden />}
      </IconButton>
      {(problem ?? isListening) && (
        <Note role="status" lang="en" dir="ltr">
          {problem ?? (isPaused ? 'Waiting for the interviewer to finish…' : 'Listening…')}
        </Note>
      )}
    </>
  );
}

/** Shown if the browser has no speech recognition. */
export function DictationUnavailable() {
  return (
    <Note lang="en" dir="ltr">
      This browser doesn't support dictation. Type your answers instead.
    </Note>
  );
}
