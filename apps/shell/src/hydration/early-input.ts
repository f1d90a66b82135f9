/** The input that the script in the page's head remembers: a pressed button or shortcut, or a form to submit, and the event that said so. */
type Press = { type: 'click' | 'submit' | 'keydown'; target: HTMLElement; event: Event };

declare global {
  interface Window {
    /** Stops remembering, and returns what was pressed so far. */
    takeEarlyPresses?: () => Press[];
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Whether it is ticked, or else its value. */
type State = boolean | string;
/** A control as the server rendered it, and as the visitor left it. */
type Entry = { control: Control; rendered: State; taken: State };

/**
 * Takes what the visitor typed, ticked and pressed in the page before React takes it over. Call it right before, `keep` once React's
 * elements are on the page, and `replay` once their effects have run: it does the same again, so that React notices.
 */
export function takeEarlyInput(root: HTMLElement) {
  const entries = [...root.querySelectorAll<Control>('input, textarea, select')].map(
    (control): Entry => ({
      control,
      rendered: renderedState(control),
      taken: currentState(control),
    }),
  );
  let focused = document.activeElement;
  let presses: Press[] = [];

  function noteState({ target }: Event) {
    const entry = entries.find(({ control }) => control === target);
    if (entry) entry.taken = currentState(entry.control);
  }
  function noteFocus({ target }: Event) {
    focused = target as Element;
  }
  root.addEventListener('input', noteState, true);
  root.addEventListener('change', noteState, true);
  root.addEventListener('focusin', noteFocus);

  return {
    /** From now on React hears what the visitor does; before, what they typed moves to the elements that React created. */
    keep: (): void => {
      root.removeEventListener('input', noteState, true);
      root.removeEventListener('change', noteState, true);
      root.removeEventListener('focusin', noteFocus);
      // React itself handles the event for which it has hurried.
      presses = (window.takeEarlyPresses?.() ?? []).filter(
        ({ event }) => event.eventPhase === Event.NONE,
      );
      for (const entry of entries) moveToCurrent(root, entry, entry.control === focused);
    },
    replay: async (): Promise<void> => {
      for (const { control, rendered, taken } of entries) {
        const latest = latestState(control, rendered, taken);
        if (latest === rendered || !control.isConnected) continue;
        if (typeof latest === 'string') enterValue(control, latest);
        else if (latest !== renderedState(control)) tick(control as HTMLInputElement);
      }
      for (const { type, target, event } of presses) {
        // React renders what was typed or pressed before, as it does for a visitor.
        await new Promise((resolve) => setTimeout(resolve));
        if (!target.isConnected) continue;
        if (type === 'submit') (target as HTMLFormElement).requestSubmit();
        else if (type === 'keydown') target.dispatchEvent(new KeyboardEvent(type, event));
        else target.click();
      }
    },
  };
}

/** If a page throws while React takes it over, React creates all elements again: the visitor types on in the new ones. */
function moveToCurrent(root: HTMLElement, entry: Entry, isFocused: boolean): void {
  const former = entry.control;
  if (former.isConnected) return;
  const control = findCurrent(root, former);
  if (!control) return;
  const latest = latestState(former, entry.rendered, entry.taken);
  if (typeof latest === 'string' && latest !== entry.rendered) control.value = latest;
  entry.control = control;
  entry.taken = latest;
  if (isFocused && document.activeElement === document.body) focusLike(control, former);
}

function findCurrent(root: HTMLElement, { localName, name, type }: Control): Control | undefined {
  return [...root.querySelectorAll<Control>(localName)].find(
    (control) => name !== '' && control.name === name && control.type === type,
  );
}

/** With the same text selected. */
function focusLike(control: Control, former: Control): void {
  control.focus({ preventScroll: true });
  restoreSelection(control, readSelection(former));
}

type Selection = [start: number | null, end: number | null];

/** Nulls for fields without text, or whose type has no selection, like email. */
function readSelection(control: Control): Selection {
  if (control instanceof HTMLSelectElement) return [null, null];
  return [control.selectionStart, control.selectionEnd];
}

function restoreSelection(control: Control, [start, end]: Selection): void {
  if (control instanceof HTMLSelectElement || start === null) return;
  control.setSelectionRange(start, end);
}

/** The text that was typed last; as it was taken if React has reset it, or has seen the tick itself. */
function latestState(control: Control, rendered: State, taken: State): State {
  const current = currentState(control);
  const isReset = current === rendered;
  const isTicked = control.isConnected && typeof current === 'boolean';
  return isReset || isTicked ? taken : current;
}

function currentState(control: Control): State {
  return isTickable(control) ? control.checked : control.value;
}

/** As the server rendered it. */
function renderedState(control: Control): State {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  }
  return isTickable(control) ? control.defaultChecked : control.defaultValue;
}

function isTickable(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
}

/** Sets the value past React, which remembers the last value that it has seen and ignores an event without a change. */
function enterValue(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as Control;
  const selection = readSelection(control);
  control.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  restoreSelection(control, selection);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Ticks it as React knows it, then as a visitor does. */
function tick(control: HTMLInputElement): void {
  control.checked = control.defaultChecked;
  control.click();
}
