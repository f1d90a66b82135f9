import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';

type OnMountProps = {
  /** Once everything in it is on the page. */
  onCommit: () => void;
  /** Once everything in it has run its effects, too. */
  onMount: () => void;
  children: ReactNode;
};

/** Calls back, once each, when everything in it is on the page for the first time. */
export function OnMount(props: OnMountProps) {
  const onCommit = useEffectEvent(props.onCommit);
  const onMount = useEffectEvent(props.onMount);
  useLayoutEffect(() => onCommit(), []);
  useEffect(() => onMount(), []);
  return props.children;
}
