import { useLayoutEffect, useRef, useState } from 'react';

/**
 * `finalFocus` for a dialog that `button` opened. After the action, the button and its card may be gone. Then the focus moves to the
 * panel title, or in a list to the neighboring card, or else to the selected tab. Set `stays` if the card remains in its list.
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

/** `finalFocus` for the panel of a request: the element that opened it, or the selected tab if that is not on the page. */
export function usePanelFocus() {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  return () => {
    // Afterwards, because the step of the history that closes the panel may select another tab.
    queueMicrotask(() => getPanelTarget(opener.current)?.focus({ preventScroll: true }));
    return false;
  };
}

function getPanelTarget(opener: Element | null) {
  if (!(opener instanceof HTMLElement) || opener === document.body) return getSelectedTab();
  return opener.isConnected && opener.role !== 'tab' ? opener : getSelectedTab();
}

/** Ref callback for a form in the panel. If the form has the focus when it unmounts, the focus moves to the panel title. */
export function focusTitleOnUnmount(form: HTMLElement | null) {
  const title = findPanelTitle(form);
  return () => {
    if (form?.contains(document.activeElement)) title?.focus();
  };
}

/** For elements above the list that remove themselves. */
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
