/** The open dialogs, the last one on top. */
let dialogs: readonly Element[] = [];
let covered: readonly Element[] = [];

/** Makes everything but the dialog inert, so that the focus cannot leave it, however fast Tab is pressed. */
export function coverPage(dialog: Element): void {
  dialogs = [...dialogs, dialog];
  cover();
}

/** Ends that, if it was so. */
export function uncoverPage(dialog: Element): void {
  dialogs = dialogs.filter((other) => other !== dialog);
  cover();
}

function cover() {
  for (const element of covered) element.removeAttribute('inert');
  const top = dialogs.at(-1);
  covered = top ? listOthers(top).filter((element) => !element.hasAttribute('inert')) : [];
  for (const element of covered) element.setAttribute('inert', '');
}

/** All around the path from the body to the dialog. */
function listOthers(dialog: Element): Element[] {
  const others: Element[] = [];
  for (let inner = dialog; inner !== document.body;) {
    const parent = inner.parentElement;
    if (!parent) break;
    others.push(...[...parent.children].filter((child) => child !== inner).flatMap(listSilent));
    inner = parent;
  }
  return others;
}

/** Live regions still announce, the guards of a dialog return the focus to its other end, and its backdrop closes it. */
const EXEMPT =
  '[aria-live], [data-base-ui-focus-guard], [role="presentation"]:empty, script, style';

function listSilent(element: Element): Element[] {
  if (element.matches(EXEMPT)) return [];
  if (!element.querySelector('[aria-live]')) return [element];
  return [...element.children].flatMap(listSilent);
}
