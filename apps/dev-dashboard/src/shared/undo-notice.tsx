import { Button, Notice } from '@showcase/ui';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';

const UNDO_MS = 10_000;

type UndoNoticeProps = {
  onUndo: (notice: HTMLElement | null) => void;
  onEnd: () => void;
  /** The element to focus if the notice has the focus when it unmounts. */
  getNextFocus: (notice: HTMLElement) => HTMLElement | null | undefined;
  children: ReactNode;
};

/** A notice with Undo that takes the focus. It expires after ten seconds, and pauses while hovered or focused. */
export function UndoNotice({ onUndo, onEnd, getNextFocus, children }: UndoNoticeProps) {
  const noticeRef = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const end = useEffectEvent(onEnd);
  const focusNext = useEffectEvent((notice: HTMLElement) => getNextFocus(notice)?.focus());

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => end(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isPaused]);

  useLayoutEffect(() => {
    const notice = noticeRef.current;
    notice?.focus();
    return () => {
      if (notice?.contains(document.activeElement)) focusNext(notice);
    };
  }, []);

  return (
    <Notice
      ref={noticeRef}
      tabIndex={-1}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      action={
        <Button
          size="s"
          onClick={() => onUndo(noticeRef.current)}
          onFocus={() => setIsPaused(true)}
          onBlur={() => setIsPaused(false)}
        >
          Undo
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
