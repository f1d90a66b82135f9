import { useEffect, useEffectEvent, type ReactNode } from 'react';

/** Calls back once everything in it is on the page and has run its effects. */
export function OnMount(props: { callback: () => void; children: ReactNode }) {
  const onMount = useEffectEvent(props.callback);
  useEffect(() => onMount(), []);
  return props.children;
}
