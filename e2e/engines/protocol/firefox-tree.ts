import type { Named, Protocol } from './protocol.ts';

type Contexts = { contexts: { context: string }[] };
type Evaluation = { result?: { value?: string } };

/** Firefox gives names to screen readers alone, from the tree of its whole window, which its own scripts can read. */
export async function readFirefoxTree(
  { send }: Protocol,
  id: string,
  url: string,
): Promise<Named[]> {
  const [window] = (await send<Contexts>('browsingContext.getTree', { 'moz:scope': 'chrome' }))
    .contexts;
  const { result } = await send<Evaluation>('script.evaluate', {
    target: { context: window?.context },
    awaitPromise: false,
    expression: `(${readTree})(${JSON.stringify(id)}, ${JSON.stringify(url)})`,
  });
  return JSON.parse(result?.value ?? '[]') as Named[];
}

/** Runs in Firefox's own window. */
const readTree = String.raw`(id, url) => {
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const windows = [...Services.wm.getEnumerator('navigator:browser')];
  const browser = windows
    .flatMap(({ gBrowser }) => gBrowser.browsers)
    .find(({ currentURI }) => currentURI.spec === url);
  const listChildren = ({ children }) => Array.from({ length: children.length }, (_, index) => children.queryElementAt(index, Ci.nsIAccessible));
  const find = (node) => {
    if (node.id === id) return node;
    for (const child of listChildren(node)) {
      const found = find(child);
      if (found) return found;
    }
  };
  const list = (node) => {
    const role = node.computedARIARole || service.getStringRole(node.role).replace(' ', '-');
    return [{ role, name: node.name ?? '' }, ...listChildren(node).flatMap(list)];
  };
  const tree = service.getAccessibleFor(browser);
  const part = tree && find(tree);
  return JSON.stringify(part ? listChildren(part).flatMap(list) : []);
}`;
