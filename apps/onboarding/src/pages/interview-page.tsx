import { useUser } from '@showcase/data';
import { Container, PageHeader, tokens } from '@showcase/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { CompleteButton, CompletionFailure } from '../features/completion/completion.tsx';
import { ProfilePreview } from '../features/completion/profile-preview.tsx';
import { useCompleteOnboarding } from '../features/completion/use-complete-onboarding.ts';
import { Chat } from '../features/interview/chat/chat.tsx';
import { readDraft, type Draft } from '../features/interview/draft.ts';
import { countResponses, createInterview } from '../features/interview/interview.ts';
import { loadTexts } from '../features/interview/load-texts.ts';
import { DictationButton, NoDictation } from '../features/voice/dictation-button.tsx';
import { SpeechControls } from '../features/voice/speech-controls.tsx';
import { useVoice } from '../features/voice/use-voice.ts';
import { LanguageStep } from '../features/language-step/language-step.tsx';
import { useInterviewTools } from '../shared/interview-tools.ts';
import type { Language } from '../shared/languages.ts';

export function InterviewPage() {
  const { user } = useUser();
  return (
    <Container>
      <title>Become a Developer · Bolt Showcase</title>
      {user && <InterviewView key={user.id} userId={user.id} />}
    </Container>
  );
}

/** The two steps of one person's interview. */
function InterviewView({ userId }: { userId: string }) {
  const tools = useInterviewTools();
  const [interview] = useState(() => createInterview(tools, userId));
  const [draft] = useState(() => readDraft(tools.storage, userId));
  const { conversation, messages } = useStore(interview);
  const completion = useCompleteOnboarding({ onSaved: interview.finish });

  const { speech, dictation } = useVoice(tools.voice, interview.onReply);

  useEffect(() => interview.stop, [interview]);

  const starting = useMutation({
    mutationFn: async ({ language, resumed }: { language: Language; resumed?: Draft }) =>
      interview.start({ language, texts: await loadTexts(language.code) }, resumed),
    onError: (error) => console.error('Error loading interview:', error),
  });

  if (!conversation) {
    return (
      <>
        <PageHeader
          title="Become a Developer"
          subtitle="A short interview in your language writes your profile. It takes about 5 minutes."
        />
        <LanguageStep
          draftLanguage={draft?.language ?? null}
          isStarting={starting.isPending}
          hasFailed={starting.isError}
          onStart={(language) => starting.mutate({ language })}
          onContinue={() => {
            if (draft) starting.mutate({ language: draft.language, resumed: draft });
          }}
        />
      </>
    );
  }
  const { code } = conversation.language;
  const saved = { completion, messages, language: code };
  return (
    <>
      <PageHeader title="Become a Developer" />
      <Steps>
        <div>
          <CompletionFailure {...saved} />
          <Chat
            interview={interview}
            actions={
              <>
                <SpeechControls speech={speech} />
                <CompleteButton {...saved} />
              </>
            }
            inputTool={({ insert, isDisabled }) =>
              dictation ? (
                <DictationButton
                  dictation={dictation}
                  language={conversation.language}
                  isDisabled={isDisabled}
                  onText={insert}
                />
              ) : (
                countResponses(messages) === 0 && <NoDictation />
              )
            }
          />
        </div>
        <ProfilePreview messages={messages} language={code} />
      </Steps>
    </>
  );
}

const Steps = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  align-items: start;
  padding-block-end: ${tokens.space[8]};

  > div {
    display: grid;
    gap: ${tokens.space[4]};
    min-inline-size: 0;
  }

  ${tokens.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;
