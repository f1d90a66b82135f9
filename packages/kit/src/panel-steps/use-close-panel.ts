import { useLocation, useNavigate, useNavigationType } from '@showcase/remote-contract';
import { useEffect, useRef } from 'react';

type Panel = {
  /** Of its parameter. */
  name: string;
  /** Whether the URL says so. */
  isOpen: boolean;
  /** Removes the panel from the URL in place, for a panel that was not opened on this page. */
  onRemove: () => void;
};

/** How many steps of the history lead back to the page without a panel, by the key of a location and the name of the panel. */
const steps = new Map<string, number>();

/**
 * Closes a panel that is in the URL. Opening it was one step of the history, and closing it takes that back, so that Back never leads from
 * the page to the same page.
 */
export function useClosePanel({ name, isOpen, onRemove }: Panel): () => void {
  const location = useLocation();
  const { key, pathname } = location;
  const type: string = useNavigationType();
  const navigate = useNavigate();
  const previous = useRef({ key, pathname, isOpen });
  const closedLocation = useRef<typeof location>(undefined);

  useEffect(() => {
    const before = previous.current;
    previous.current = { key, pathname, isOpen };
    if (before.key === key || before.pathname !== pathname || !isOpen) return;
    const stepsBefore = before.isOpen ? findSteps(name, before.key) : 0;
    if (stepsBefore === undefined) return;
    if (type === 'PUSH') noteSteps(name, key, stepsBefore + 1);
    if (type === 'REPLACE' && before.isOpen) noteSteps(name, key, stepsBefore);
  }, [name, key, pathname, isOpen, type]);

  return () => {
    // A second press before the page has changed.
    if (closedLocation.current === location) return;
    closedLocation.current = location;
    const count = findSteps(name, key);
    if (count === undefined) onRemove();
    else void navigate(-count);
  };
}

/** In the history, too: it outlives a reload. */
function noteSteps(name: string, key: string, count: number) {
  steps.set(`${key} ${name}`, count);
  const state = window.history.state as HistoryState;
  const panels = { ...state?.panels, [`${key} ${name}`]: count };
  window.history.replaceState({ ...state, panels }, '');
}

function findSteps(name: string, key: string): number | undefined {
  const state = window.history.state as HistoryState;
  return steps.get(`${key} ${name}`) ?? state?.panels?.[`${key} ${name}`];
}

type HistoryState = { panels?: Record<string, number> } | null;
