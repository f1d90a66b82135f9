import { Badge, Button } from '@showcase/ui';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useRef } from 'react';
import { useStore } from 'zustand';
import type { Language } from '../../../shared/languages.ts';
import type { Speech } from './speech.ts';
import { Note } from './voice.styles.ts';

type SpeechControlsProps = {
  speech: Speech;
  language: Language;
  /** In that language. */
  unavailableText: string;
};

/** The switch for reading aloud, its status, and a stop button. */
export function SpeechControls({ speech, language, unavailableText }: SpeechControlsProps) {
  const { isOn, isSpeaking, isUnavailable, problem } = useStore(speech);
  const toggle = useRef<HTMLButtonElement>(null);
  const stopSpeaking = () => {
    speech.stop();
    toggle.current?.focus();
  };
  return (
    <>
      {isSpeaking && (
        <>
          <Badge variant="accent" role="status">
            Speaking
          </Badge>
          <Button size="s" onClick={stopSpeaking}>
            Stop Speaking
          </Button>
        </>
      )}
      <Button ref={toggle} size="s" variant="ghost" aria-pressed={isOn} onClick={speech.toggle}>
        {isOn ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        Read aloud
      </Button>
      {isUnavailable && (
        <Note role="status" lang={language.code} dir={language.dir}>
          {unavailableText}
        </Note>
      )}
      {problem && (
        <Note role="status" lang="en" dir="ltr">
          {problem}
        </Note>
      )}
    </>
  );
}
