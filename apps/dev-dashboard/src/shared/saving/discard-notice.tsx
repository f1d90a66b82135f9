import { Button, Notice } from '@showcase/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const UNDO_MS = 10_000;

type DiscardNoticeProps = { onUndo: () => void; onEnd: () => void };

/** Lets discarded edits be taken back for a while. Time stands still while the pointer or the focus is on it. */
export function DiscardNotice({ onUndo, onEnd }: DiscardNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const end = useEffectEvent(onEnd);

  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <Notice
      ref={frame}
      tabIndex={-1}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      action={
        <Button
          size="s"
          onClick={onUndo}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          Undo
        </Button>
      }
    >
      Your edits are discarded.
    </Notice>
  );
}
