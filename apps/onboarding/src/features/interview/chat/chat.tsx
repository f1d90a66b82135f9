import { DirectionProvider } from '@showcase/ui/controls';
import { useLayoutEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Badge } from '@showcase/ui';
import { useInterviewTools } from '../../../shared/interview-tools.ts';
import type { Interview } from '../interview.ts';
import { countMessages, isFull } from '../transcript.ts';
import { DictationButton, DictationUnavailable } from '../voice/dictation-button.tsx';
import { SpeechControls } from '../voice/speech-controls.tsx';
import { useVoice } from '../voice/use-voice.ts';
import { ChatFrame, SuggestionRow, Header, HeaderEnd, HeaderFacts } from './chat.styles.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import type { Language } from '../../../shared/languages.ts';

type ChatProps = {
  interview: Interview;
  /** Exit links at the start of the header. */
  back: ReactNode;
  /** Controls at the end of the header. */
  actions: ReactNode;
};

/** Step 2: the conversation, which runs while it is mounted. */
export function Chat({ interview, back, actions }: ChatProps) {
  const { voice } = useInterviewTools();
  const { conversation, messages, text, typingCount, isOpen } = useStore(interview);
  const { speech, dictation } = useVoice(voice, interview.onReply);
  // A layout effect, so that the pauses start with the first paint.
  useLayoutEffect(() => {
    interview.resume();
    return interview.stop;
  }, [interview]);
  if (!conversation) return null;

  const { language, texts } = conversation;
  const responses = countMessages(messages, 'user');
  const hasRoom = !isFull(messages);
  const appendText = (newText: string) => {
    const typed = interview.getState().text.trimEnd();
    interview.setText([typed, newText].filter(Boolean).join(' '));
  };
  return (
    <ChatFrame aria-label="Interview">
      <ChatHeader
        language={language}
        responses={responses}
        back={back}
        actions={
          <>
            <SpeechControls
              speech={speech}
              language={language}
              unavailableText={texts.cannotReadAloud}
            />
            {actions}
          </>
        }
      />
      <MessageLog messages={messages} isTyping={typingCount > 0} />
      {responses === 0 && (
        <DirectionProvider direction={language.dir}>
          <SuggestionRow
            label="Suggestions"
            suggestions={texts.suggestions}
            disabled={!isOpen}
            onChoose={interview.setText}
          />
        </DirectionProvider>
      )}
      <Composer
        language={language}
        placeholder={texts.placeholder}
        text={text}
        isOpen={isOpen}
        isFull={!hasRoom}
        onTextChange={interview.setText}
        onSend={interview.send}
        tool={
          dictation ? (
            <DictationButton
              dictation={dictation}
              language={language}
              isDisabled={!isOpen || !hasRoom}
              onText={appendText}
            />
          ) : (
            responses === 0 && <DictationUnavailable />
          )
        }
      />
    </ChatFrame>
  );
}

type ChatHeaderProps = {
  language: Language;
  responses: number;
  back: ReactNode;
  actions: ReactNode;
};

function ChatHeader({ language, responses, back, actions }: ChatHeaderProps) {
  return (
    <Header lang="en">
      {back}
      <HeaderFacts>
        <Badge>{language.name}</Badge>
        <bdi>{responses === 1 ? '1 response' : `${responses} responses`}</bdi>
      </HeaderFacts>
      <HeaderEnd>{actions}</HeaderEnd>
    </Header>
  );
}
