import { useLayoutEffect, useRef, useState } from 'react';

/**
 * `finalFocus` of a dialog that `button` opened, which may be gone with its card once the request has moved: in the panel its title,
 * in a list the card beside it, and without one the chosen tab. `stays` is for a card that remains in its list.
 */
export function useFocusAfterMove(button: HTMLElement, { stays = false } = {}) {
  const [places] = useState(() => placesNear(button, stays));
  const hasMoved = useRef(false);
  return {
    markMoved: () => {
      hasMoved.current = true;
    },
    finalFocus: () => {
      if (!hasMoved.current && button.isConnected) return button;
      return places.find(({ isConnected }) => isConnected) ?? null;
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
    const isHere = current instanceof HTMLElement && current !== document.body;
    return isHere && current.isConnected ? current : chosenTab();
  };
}

/** The `ref` of a form in the panel: once the form is gone, the title has the focus that was in it. */
export function focusTitleAfter(form: HTMLElement | null) {
  const title = titleOfPanel(form);
  return () => {
    if (form?.contains(document.activeElement)) title?.focus();
  };
}

/** For what removes itself from above the list. */
export function focusChosenTab() {
  chosenTab()?.focus();
}

function placesNear(button: HTMLElement, stays: boolean) {
  const card = button.closest('li');
  const cards = stays ? [card] : [card?.nextElementSibling, card?.previousElementSibling];
  return [titleOfPanel(button), ...cards, chosenTab()].filter(
    (place) => place instanceof HTMLElement,
  );
}

function titleOfPanel(element: HTMLElement | null) {
  return element?.closest('[role="dialog"]')?.querySelector('h2') ?? null;
}

function chosenTab() {
  return document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
}
