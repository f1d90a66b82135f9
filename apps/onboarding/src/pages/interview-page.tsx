import { useUser } from '@showcase/data/session';
import type { User } from '@showcase/data/users';
import { useSubmit } from '@showcase/kit/forms';
import { useSearchParams } from '@showcase/remote-contract';
import { Container, ErrorPanel, Notice, PageHeader, Stack } from '@showcase/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { SignUpPrompt } from '../features/completion/sign-up-prompt.tsx';
import { ChoiceStep } from '../features/completion/choice-step.tsx';
import { CompleteButton, CompletionFailure } from '../features/completion/completion.tsx';
import {
  useCompleteOnboarding,
  type Completion,
} from '../features/completion/use-complete-onboarding.ts';
import { Chat } from '../features/interview/chat/chat.tsx';
import { ExitLinks } from '../features/interview/chat/exit-links.tsx';
import { findDraft, removeDraft, claimDraft, type Draft } from '../features/interview/draft.ts';
import { createInterview, type Interview } from '../features/interview/interview.ts';
import { loadTexts } from '../features/interview/load-texts.ts';
import { useOtherTab } from '../features/interview/use-other-tab.ts';
import { ProfilePreview } from '../features/preview/profile-preview.tsx';
import { LanguageStep } from '../features/language-step/language-step.tsx';
import { StartNotice } from '../features/language-step/start-notice.tsx';
import { useInterviewTools } from '../shared/interview-tools.ts';
import type { Language } from '../shared/languages.ts';
import { Hideable, TwoColumns } from '../shared/layout.ts';

const TITLE = 'Become a developer';
const DESCRIPTION =
  'A short interview, in your language, that writes your profile. It takes about 5 minutes.';

export function InterviewPage() {
  const { user, authUser, loading, isInterrupted, refresh } = useUser();
  const [lastUser, setLastUser] = useState(user);
  if (user && user !== lastUser) setLastUser(user);
  return (
    <Container>
      <title>{`${TITLE} · Bolt Showcase`}</title>
      <meta name="description" content={DESCRIPTION} />
      {!loading && authUser && !user && (
        <ErrorPanel
          area={TITLE}
          headingLevel={1}
          message="We couldn't load your profile."
          onRetry={() => void refresh()}
        />
      )}
      {!loading && (user ?? !authUser) && (
        <Hideable hidden={isInterrupted}>
          <InterviewView
            key={user?.id ?? 'visitor'}
            user={user}
            wasSignedIn={!user && lastUser !== null}
          />
        </Hideable>
      )}
    </Container>
  );
}

type InterviewUser = { user: User | null; wasSignedIn: boolean };

/** The steps of a user's interview. */
function InterviewView({ user, wasSignedIn }: InterviewUser) {
  const tools = useInterviewTools();
  const [interview] = useState(() => createInterview(tools, user?.id ?? null));
  const hasStarted = useStore(interview, ({ conversation }) => conversation !== null);
  const [params] = useSearchParams();
  const completion = useCompleteOnboarding({
    user,
    onSignInRequired: interview.markCompleted,
    onSaved: interview.finish,
  });

  if (completion.choice) {
    return (
      <>
        <PageHeader title={TITLE} />
        <ChoiceStep completion={completion} choice={completion.choice} />
      </>
    );
  }
  if (hasStarted && params.has('step')) return <ChatStep {...{ user, interview, completion }} />;
  return <StartStep {...{ user, wasSignedIn, interview, completion }} />;
}

type StepProps = { user: User | null; interview: Interview; completion: Completion };

function StartStep({ user, wasSignedIn, interview, completion }: StepProps & InterviewUser) {
  const { storage } = useInterviewTools();
  const [params, setParams] = useSearchParams();
  const owner = user?.id ?? null;
  const isAfterSignIn = user !== null && params.get('from') === 'interview';
  const [draft, setDraft] = useState(() => findDraft(storage, owner, { isAfterSignIn }));

  const starting = useSubmit({
    mutationFn: async ({ language, resumed }: { language: Language; resumed?: Draft }) =>
      interview.start({ language, texts: await loadTexts(language.code) }, resumed),
    onSuccess: () => setParams({ step: 'interview' }),
    onError: (error) => console.error('Error loading interview:', error),
  });
  const save = ({ messages, language: { code } }: Draft) =>
    completion.complete({ messages, language: code });

  useEffect(() => {
    if (!draft?.isCompleted || !isAfterSignIn) return;
    claimDraft(storage, draft, owner);
    save(draft);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on returning from sign-in
  }, []);

  return (
    <>
      <PageHeader title={TITLE} subtitle={DESCRIPTION} />
      {completion.isSaving && <p role="status">Saving your profile…</p>}
      {draft && <CompletionFailure error={completion.error} onRetry={() => save(draft)} />}
      <LanguageStep
        notice={
          <StartNotice
            user={user}
            wasSignedIn={wasSignedIn}
            isMissingAnswers={isAfterSignIn && !draft}
          />
        }
        draft={draft}
        backHref={user ? '/dashboard' : '/'}
        isStarting={starting.isPending}
        hasFailed={starting.isError}
        onStart={(language) => starting.mutate({ language })}
        onContinue={() => {
          if (draft) starting.mutate({ language: draft.language, resumed: draft });
        }}
        onDiscard={() => {
          if (draft) removeDraft(storage, draft.owner);
          setDraft(null);
        }}
      />
    </>
  );
}

function ChatStep({ user, interview, completion }: StepProps) {
  const { conversation, messages, isFollowing } = useStore(interview);
  useOtherTab(interview, user?.id ?? null);
  if (!conversation) return null;
  const { code, dir } = conversation.language;
  // The unsent text in the input is an answer, too.
  const complete = () => {
    interview.send();
    completion.complete({ messages: interview.getState().messages, language: code });
  };
  return (
    <div lang={code} dir={dir}>
      <PageHeader title={TITLE} lang="en" />
      <TwoColumns>
        <ProfilePreview messages={messages} language={code} />
        <Stack gap={4}>
          <CompletionFailure error={completion.error} onRetry={complete} />
          {isFollowing && (
            <Notice lang="en">
              You continued in another tab. Type here to continue in this one.
            </Notice>
          )}
          {completion.visitorAttempts > 0 && <SignUpPrompt key={completion.visitorAttempts} />}
          <Chat
            interview={interview}
            back={<ExitLinks home={user ? 'dashboard' : 'site'} />}
            actions={
              <CompleteButton
                messages={messages}
                isBusy={completion.isSaving}
                onComplete={complete}
              />
            }
          />
        </Stack>
      </TwoColumns>
    </div>
  );
}
