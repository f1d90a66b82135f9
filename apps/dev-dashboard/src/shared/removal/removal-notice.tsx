import { Button, Notice } from '@showcase/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const UNDO_MS = 10_000;

type RemovalNoticeProps = { title: string; onUndo: () => void; onEnd: () => void };

/** Stands where the item was until its time to Undo is over. While the pointer or the focus is on it, time stands still. */
export function RemovalNotice({ title, onUndo, onEnd }: RemovalNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  useLayoutEffect(() => {
    const element = frame.current;
    element?.focus();
    return () => {
      if (element?.contains(document.activeElement)) focusNeighbor(element);
    };
  }, []);

  const undo = () => {
    const item = frame.current?.closest('li');
    flushSync(onUndo);
    item?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <Notice
      ref={frame}
      tabIndex={-1}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      action={
        <Button
          size="s"
          onClick={undo}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          Undo
        </Button>
      }
    >
      “{title}” is deleted.
    </Notice>
  );
}

/** The item beside it, or the list where there is none. */
function focusNeighbor(element: HTMLElement) {
  const item = element.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  const control = neighbor?.querySelector<HTMLElement>('[tabindex="-1"], a, button');
  (control ?? element.closest<HTMLElement>('[data-removals]'))?.focus();
}
