import { useEffect, useEffectEvent, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/**
 * The text of a search box, which is written to the URL after a pause. While the user types on, the URL is behind; when the URL changes
 * for another reason, such as Back, its text wins.
 */
export function useTypedText(urlText: string, write: (text: string) => void) {
  const [typing, setTyping] = useState({ text: urlText, written: urlText, seen: urlText });
  const { text } = typing;
  if (typing.seen !== urlText) {
    const isOwnChange = urlText === typing.written;
    setTyping({ ...(isOwnChange ? typing : { text: urlText, written: urlText }), seen: urlText });
  }

  const markWritten = (written: string) =>
    setTyping((current) => ({ ...current, written: written.trim() ? written : '' }));

  const writeText = useEffectEvent(() => {
    markWritten(text);
    write(text);
  });

  const isWritten = text === urlText || (!text.trim() && !urlText);
  useEffect(() => {
    if (isWritten) return;
    const timer = setTimeout(() => writeText(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isWritten]);

  return {
    text,
    setText: (next: string) => setTyping((current) => ({ ...current, text: next })),
    /** Call it when this text is written together with another change. */
    markWritten,
  };
}
