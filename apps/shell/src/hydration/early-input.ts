/** What the script in the page's head remembers: a pressed button, or a form to submit. */
type Press = { type: 'click' | 'submit'; target: HTMLElement };

declare global {
  interface Window {
    /** Stops remembering, and returns what was pressed so far. */
    takeEarlyPresses?: () => Press[];
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Takes what the visitor typed, ticked and pressed in the page before React takes it over. Call it right before, and the returned
 * function afterwards: it does the same again, so that React notices.
 */
export function takeEarlyInput(root: HTMLElement): () => Promise<void> {
  const presses = window.takeEarlyPresses?.() ?? [];
  const edits = [...root.querySelectorAll<Control>('input, textarea, select')]
    .filter(isEdited)
    .map((control) => ({ control, value: control.value, checked: isChecked(control) }));
  return async () => {
    for (const { control: former, value, checked } of edits) {
      const control = findCurrent(root, former);
      if (!control) continue;
      if (checked === null) enterValue(control, value);
      else if (checked !== initiallyChecked(control)) tick(control as HTMLInputElement);
    }
    for (const { type, target } of presses) {
      if (!target.isConnected) continue;
      if (type === 'submit') (target as HTMLFormElement).requestSubmit();
      else target.click();
      // React renders before the next one, as it does for a visitor.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}

/** The same control, or the one with the same name: if a page throws while React takes it over, React creates all elements again. */
function findCurrent(root: HTMLElement, control: Control): Control | undefined {
  if (control.isConnected) return control;
  return [...root.querySelectorAll<Control>(control.localName)].find(
    ({ name, type }) => name !== '' && name === control.name && type === control.type,
  );
}

function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected !== defaultSelected,
    );
  }
  const checked = isChecked(control);
  return checked === null
    ? control.value !== control.defaultValue
    : checked !== initiallyChecked(control);
}

/** Null for controls that are not ticked. */
function isChecked(control: Control): boolean | null {
  const isTicked = control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
  return isTicked ? control.checked : null;
}

function initiallyChecked(control: Control): boolean {
  return control instanceof HTMLInputElement && control.defaultChecked;
}

/** Sets the value past React, which remembers the last value that it has seen and ignores an event without a change. */
function enterValue(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as Control;
  control.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Ticks it as React knows it, then as a visitor does. */
function tick(control: HTMLInputElement): void {
  control.checked = control.defaultChecked;
  control.click();
}
