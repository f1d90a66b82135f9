import { Button, ButtonLink, Card, Notice } from '@showcase/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { LANGUAGES, languageOf, type Language } from '../../shared/languages.ts';
import {
  Actions,
  Draft,
  Flag,
  LanguageName,
  LanguageOption,
  Languages,
  Legend,
} from './language-step.styles.ts';

type LanguageStepProps = {
  /** The language of an interview that was left before its end. */
  draftLanguage: Language | null;
  isStarting: boolean;
  hasFailed: boolean;
  onStart: (language: Language) => void;
  onContinue: () => void;
};

export function LanguageStep(props: LanguageStepProps) {
  const { draftLanguage, isStarting, hasFailed, onStart, onContinue } = props;
  const [chosen, setChosen] = useState<Language | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onStart(chosen);
      }}
    >
      {draftLanguage && (
        <Draft forwardedAs="section" aria-labelledby="draft" padding="l">
          <div>
            <h2 id="draft">Continue where you stopped?</h2>
            <p>Your interview in {draftLanguage.name} is still here, with all its messages.</p>
          </div>
          <Button variant="primary" onClick={onContinue} isBusy={isStarting}>
            Continue
          </Button>
        </Draft>
      )}
      <Card padding="l">
        <Languages>
          <Legend>Choose your interview language</Legend>
          {LANGUAGES.map(({ code, name, nativeName, flag }) => (
            <LanguageOption key={code}>
              <input
                type="radio"
                name="language"
                value={code}
                checked={chosen?.code === code}
                onChange={(event) => setChosen(languageOf(event.currentTarget.value))}
              />
              <Flag aria-hidden>{flag}</Flag>
              <LanguageName>
                {name}
                {nativeName !== name && <bdi lang={code}>{nativeName}</bdi>}
              </LanguageName>
            </LanguageOption>
          ))}
        </Languages>
        {hasFailed && (
          <Notice variant="danger">
            The interview could not be loaded. Check your connection and try again, or reload the
            page.
          </Notice>
        )}
        <Actions>
          <ButtonLink href="/dashboard" variant="ghost">
            <ArrowLeft aria-hidden />
            Back
          </ButtonLink>
          <Button
            type="submit"
            variant={draftLanguage ? 'secondary' : 'primary'}
            disabled={!chosen}
            isBusy={isStarting}
          >
            Start Interview
          </Button>
        </Actions>
        {draftLanguage && chosen && <p>Starting again replaces the interview that you left.</p>}
      </Card>
    </form>
  );
}
