import type { ReactNode } from 'react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { countResponses, isFull, type Interview } from '../interview.ts';
import { ChatFrame } from './chat.styles.ts';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { Suggestions } from './suggestions.tsx';

type ChatProps = {
  interview: Interview;
  /** What stands at the end of the header. */
  actions?: ReactNode;
  /** What stands before the send button; `insert` adds to the answer. */
  inputTool?: (tool: { insert: (text: string) => void; isDisabled: boolean }) => ReactNode;
};

export function Chat({ interview, actions, inputTool }: ChatProps) {
  const { conversation, messages, typing, isOpen } = useStore(interview);
  const [text, setText] = useState('');
  if (!conversation) return null;

  const { language, texts } = conversation;
  const responses = countResponses(messages);
  const send = () => {
    interview.send(text);
    setText('');
  };
  const insert = (more: string) =>
    setText((now) => [now.trimEnd(), more].filter(Boolean).join(' '));
  return (
    <ChatFrame aria-label="Interview">
      <ChatHeader language={language} responses={responses} actions={actions} />
      <MessageLog language={language} messages={messages} isTyping={typing > 0} />
      {responses === 0 && (
        <Suggestions
          language={language}
          suggestions={texts.suggestions}
          isDisabled={!isOpen}
          onChoose={setText}
        />
      )}
      <Composer
        language={language}
        placeholder={texts.placeholder}
        text={text}
        isOpen={isOpen}
        isFull={isFull(messages)}
        onTextChange={setText}
        onSend={send}
        tool={inputTool?.({ insert, isDisabled: !isOpen || isFull(messages) })}
      />
    </ChatFrame>
  );
}
