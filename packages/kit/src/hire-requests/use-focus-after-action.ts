import { useLayoutEffect, useRef, useState } from 'react';

/**
 * `finalFocus` of a dialog that `button` opened, which may be gone with its card once the request has moved: in the panel its title,
 * in a list the card beside it, and without one the chosen tab. `stays` is for a card that remains in its list.
 */
export function useFocusAfterAction(button: HTMLElement, { stays = false } = {}) {
  const [targets] = useState(() => getFocusTargets(button, stays));
  const isActionDone = useRef(false);
  return {
    markActionDone: () => {
      isActionDone.current = true;
    },
    finalFocus: () => {
      if (!isActionDone.current && button.isConnected) return button;
      return targets.find(({ isConnected }) => isConnected) ?? null;
    },
  };
}

/** `finalFocus` of a request's panel: what opened it, or the chosen tab where that is not on the page. */
export function usePanelFocus() {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  return () => {
    const { current } = opener;
    const isOnPage = current instanceof HTMLElement && current !== document.body;
    return isOnPage && current.isConnected ? current : getSelectedTab();
  };
}

/** The `ref` of a form in the panel: once the form is gone, the title has the focus that was in it. */
export function focusTitleOnUnmount(form: HTMLElement | null) {
  const title = findPanelTitle(form);
  return () => {
    if (form?.contains(document.activeElement)) title?.focus();
  };
}

/** For what removes itself from above the list. */
export function focusSelectedTab() {
  getSelectedTab()?.focus();
}

function getFocusTargets(button: HTMLElement, stays: boolean) {
  const card = button.closest('li');
  const cards = stays ? [card] : [card?.nextElementSibling, card?.previousElementSibling];
  return [findPanelTitle(button), ...cards, getSelectedTab()].filter(
    (target) => target instanceof HTMLElement,
  );
}

function findPanelTitle(element: HTMLElement | null) {
  return element?.closest('[role="dialog"]')?.querySelector('h2') ?? null;
}

function getSelectedTab() {
  return document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
}
