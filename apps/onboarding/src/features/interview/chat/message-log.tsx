import type { OnboardingMessage } from '@showcase/data/users';
import { VisuallyHidden } from '@showcase/ui';
import { useEffect, useRef } from 'react';
import { Bubble, Dots, Log } from './chat.styles.ts';

type MessageLogProps = {
  messages: readonly OnboardingMessage[];
  isTyping: boolean;
};

export function MessageLog({ messages, isTyping }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (log.current) scrollToEnd(log.current);
  }, [messages.length, isTyping]);

  // The header and the on-screen keyboard shrink the log while the last message is being read.
  useEffect(() => {
    const list = log.current;
    if (!list) return;
    const observer = new ResizeObserver(() => scrollToEnd(list));
    // The start button is gone, and the input is disabled until the greetings end.
    if (document.activeElement === document.body) list.focus();
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  return (
    <Log ref={log} role="log" aria-label="Messages" aria-live="polite" tabIndex={0}>
      {/* Safari removes the list role from lists without markers. */}
      <ol role="list">
        {messages.map(({ id, type, content }) => (
          <Bubble key={id} as="li" $from={type}>
            <VisuallyHidden lang="en">{type === 'user' ? 'You: ' : 'Interviewer: '}</VisuallyHidden>
            <div dir="auto">{content}</div>
          </Bubble>
        ))}
        {isTyping && (
          <Bubble as="li" $from="bot" lang="en">
            <VisuallyHidden>Typing…</VisuallyHidden>
            <Dots aria-hidden>
              <i />
              <i />
              <i />
            </Dots>
          </Bubble>
        )}
      </ol>
    </Log>
  );
}

function scrollToEnd(list: HTMLElement) {
  list.scrollTop = list.scrollHeight;
}
