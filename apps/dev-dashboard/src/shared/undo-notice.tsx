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
  /** What takes the focus when the notice goes with it. */
  next: (notice: HTMLElement) => HTMLElement | null | undefined;
  children: ReactNode;
};

/** Says what was taken away, and takes the focus. Its time ends after ten seconds; while the pointer or the focus is on it, the time is paused. */
export function UndoNotice({ onUndo, onEnd, next, children }: UndoNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  const focusNext = useEffectEvent((notice: HTMLElement) => next(notice)?.focus());

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  useLayoutEffect(() => {
    const notice = frame.current;
    notice?.focus();
    return () => {
      if (notice?.contains(document.activeElement)) focusNext(notice);
    };
  }, []);

  return (
    <Notice
      ref={frame}
      tabIndex={-1}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      action={
        <Button
          size="s"
          onClick={() => onUndo(frame.current)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          Undo
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
