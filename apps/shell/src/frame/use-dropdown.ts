import { useLocation } from '@showcase/remote-contract';
import { isKey } from '@showcase/ui';
import { useEffect, useId, useRef, useState } from 'react';

/** A dropdown below a button. Closes on a route change, on Escape, on a click outside and when the focus leaves. */
export function useDropdown() {
  const { key } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  const [isOpen, setIsOpen] = useState(false);
  if (lastKey !== key) {
    setLastKey(key);
    setIsOpen(false);
  }
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isKey(event, 'Escape')) return;
      close();
      toggle.current?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [isOpen]);

  /** Closes it, and moves the focus to its button. */
  function close() {
    setIsOpen(false);
    toggle.current?.focus();
  }
  const toggleProps = {
    ref: toggle,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setIsOpen(!isOpen),
  };
  return { isOpen, root, toggleProps, panelProps: { id }, close };
}
