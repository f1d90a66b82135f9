import { Button, ButtonLink, Card, Notice } from '@showcase/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState, type ReactNode } from 'react';
import { LANGUAGES, findLanguage, type Language } from '../../shared/languages.ts';
import {
  Actions,
  DraftCard,
  DraftActions,
  Flag,
  LanguageName,
  LanguageOption,
  Languages,
  Legend,
} from './language-step.styles.ts';

type LanguageStepProps = {
  /** An unfinished interview. */
  draft: { language: Language; owner: string | null } | null;
  backHref: string;
  /** Displayed above everything else. */
  notice?: ReactNode;
  isStarting: boolean;
  hasFailed: boolean;
  onStart: (language: Language) => void;
  onContinue: () => void;
  onDiscard: () => void;
};

/** Step 1: choose a language, or continue an unfinished interview. */
export function LanguageStep(props: LanguageStepProps) {
  const { draft, backHref, notice, isStarting, hasFailed, onStart, onContinue, onDiscard } = props;
  const [chosen, setChosen] = useState<Language | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onStart(chosen);
      }}
    >
      {notice}
      {draft && (
        <DraftCard forwardedAs="section" aria-labelledby="draft" padding="l">
          <div>
            <h2 id="draft">Pick up where you left off?</h2>
            <p>
              {draft.owner
                ? `We saved your interview in ${draft.language.name}, with all its messages.`
                : `There's an interview in ${draft.language.name} in this browser, started without signing in.`}
            </p>
          </div>
          <DraftActions>
            <Button variant="ghost" onClick={onDiscard}>
              Delete it
            </Button>
            <Button variant="primary" onClick={onContinue} isBusy={isStarting}>
              Continue
            </Button>
          </DraftActions>
        </DraftCard>
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
                onChange={(event) => setChosen(findLanguage(event.currentTarget.value))}
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
            We couldn't load the interview. Check your connection and try again, or reload the page.
          </Notice>
        )}
        <Actions>
          <ButtonLink href={backHref} variant="ghost">
            <ArrowLeft aria-hidden />
            Back
          </ButtonLink>
          <Button
            type="submit"
            variant={draft ? 'secondary' : 'primary'}
            disabled={!chosen}
            isBusy={isStarting}
          >
            Start Interview
          </Button>
        </Actions>
        {draft && chosen && <p>Starting again replaces your unfinished interview.</p>}
      </Card>
    </form>
  );
}
