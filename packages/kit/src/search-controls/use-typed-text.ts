import { useLocation, useNavigation } from '@showcase/remote-contract';
import { useEffect, useEffectEvent, useReducer } from 'react';

const TYPING_PAUSE_MS = 250;

/**
 * The text of a search box, which is written to the URL after a pause. While the user types on, the URL is behind; when the URL changes
 * for another reason, such as Back, its text wins.
 */
export function useTypedText(urlText: string, write: (text: string) => void) {
  // Not useState, which computes a next state from a render that React may have discarded: the text that was just typed would be lost.
  const [typing, setTyping] = useReducer(applyChange, urlText, (text) => ({
    text,
    written: text,
    seen: text,
  }));
  const { text } = typing;
  if (typing.seen !== urlText) {
    const isOwnChange = urlText === typing.written;
    const next = isOwnChange ? typing : { text: urlText, written: urlText };
    setTyping(() => ({ ...next, seen: urlText }));
  }

  const markWritten = (written: string) =>
    setTyping((current) => ({ ...current, written: written.trim() ? written : '' }));

  const writeText = useEffectEvent(() => {
    markWritten(text);
    write(text);
  });

  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // This page stays until the next one has loaded; to write now would cancel that.
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const isWritten = text === urlText || (!text.trim() && !urlText);
  useEffect(() => {
    if (isWritten || isLeaving) return;
    const timer = setTimeout(() => writeText(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isWritten, isLeaving]);

  return {
    text,
    setText: (next: string) => setTyping((current) => ({ ...current, text: next })),
    /** Call it when this text is written together with another change. */
    markWritten,
  };
}

type Typing = { text: string; written: string; seen: string };

const applyChange = (typing: Typing, change: (typing: Typing) => Typing) => change(typing);
