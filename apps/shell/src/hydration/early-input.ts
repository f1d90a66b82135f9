/** What the script in the page's head remembers: a pressed button, or a form to submit. */
type Press = { type: 'click' | 'submit'; target: HTMLElement };

declare global {
  interface Window {
    /** Stops remembering, and returns what was pressed so far. */
    takeEarlyPresses?: () => Press[];
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Whether it is ticked, or else its value. */
type State = boolean | string;

/**
 * Takes what the visitor typed, ticked and pressed in the page before React takes it over. Call it right before, and the returned
 * function afterwards: it does the same again, so that React notices. What is typed in between counts, too.
 */
export function takeEarlyInput(root: HTMLElement): () => Promise<void> {
  const presses = window.takeEarlyPresses?.() ?? [];
  const controls = [...root.querySelectorAll<Control>('input, textarea, select')].map(
    (control) => ({ control, rendered: renderedState(control), taken: currentState(control) }),
  );
  return async () => {
    for (const { control: former, rendered, taken } of controls) {
      const latest = latestState(former, rendered, taken);
      const control = latest === rendered ? undefined : findCurrent(root, former);
      if (!control) continue;
      if (typeof latest === 'string') enterValue(control, latest);
      else if (latest !== renderedState(control)) tick(control as HTMLInputElement);
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

/** What was typed last; as it was taken if React has reset it, or has seen the tick itself. */
function latestState(control: Control, rendered: State, taken: State): State {
  const current = currentState(control);
  const isReset = current === rendered;
  const isTicked = control.isConnected && typeof current === 'boolean';
  return isReset || isTicked ? taken : current;
}

/** The same control, or the one with the same name: if a page throws while React takes it over, React creates all elements again. */
function findCurrent(root: HTMLElement, control: Control): Control | undefined {
  if (control.isConnected) return control;
  return [...root.querySelectorAll<Control>(control.localName)].find(
    ({ name, type }) => name !== '' && name === control.name && type === control.type,
  );
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
