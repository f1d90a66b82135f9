import { ScrollRestoration } from '@showcase/remote-contract';
import { useIsHydrating } from '@showcase/ui';
import { useLayoutEffect, useRef } from 'react';

type HistoryEntry = { key: string; pathname: string; search: string };

/** Identifies an entry of the tab's history. All URLs typed into the tab have the same `key`, so path and search are added. */
export function getEntryId({ key, pathname, search }: HistoryEntry) {
  return `${key} ${pathname}${search}`;
}

/**
 * Scrolls to the top of a new page, and to where the user was after Back and after a reload. The router also scrolls when it starts;
 * a visitor who has scrolled in the page that the server rendered stays there.
 */
export function ScrollPosition() {
  const isHydrating = useIsHydrating();
  const position = useRef<number | null>(null);
  return (
    <>
      <OnLayout
        callback={() => {
          if (isHydrating) position.current = window.scrollY;
        }}
      />
      <ScrollRestoration getKey={getEntryId} />
      <OnLayout
        callback={() => {
          if (position.current !== null)
            window.scrollTo({ top: position.current, behavior: 'instant' });
        }}
      />
    </>
  );
}

/** Calls back when it is mounted, in the order of the elements around it. */
function OnLayout({ callback }: { callback: () => void }) {
  const latest = useRef(callback);
  useLayoutEffect(() => latest.current(), []);
  return null;
}
