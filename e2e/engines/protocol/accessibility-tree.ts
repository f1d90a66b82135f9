import type { Page } from '@playwright/test';
import { readEngine } from '../engines.ts';
import { readFirefoxTree } from './firefox-tree.ts';
import { openProtocol, type Named, type Protocol } from './protocol.ts';

/** What a screen reader stops at, or announces on the way; a field for a password has a role only in Firefox. */
const ROLES = [
  ...['alert', 'button', 'checkbox', 'combobox', 'group', 'heading', 'image', 'link', 'radio'],
  ...['password-text', 'radiogroup', 'slider', 'spinbutton', 'switch', 'tab', 'textbox'],
];

/** Nothing without a name. */
const SILENT = ['group', 'image'];

/** Roles and names within the element with this id, as the engine itself has computed them for a screen reader. */
export async function readAccessibilityTree(page: Page, id: string): Promise<Named[]> {
  const read = { chromium: readChromium, firefox: readFirefoxTree, webkit: readWebKit };
  const nodes = await read[readEngine()](await openProtocol(page), id, page.url());
  return nodes.filter(({ role, name }) => ROLES.includes(role) && (name || !SILENT.includes(role)));
}

type ChromiumNode = { ignored: boolean; role?: { value: string }; name?: { value: string } };

async function readChromium({ send }: Protocol, id: string): Promise<Named[]> {
  const nodeId = await findElement(send, id);
  const { nodes } = await send<{ nodes: ChromiumNode[] }>('Accessibility.queryAXTree', { nodeId });
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: role?.value ?? '', name: name?.value ?? '' }));
}

type WebKitNode = { properties: { ignored?: boolean; role: string; label: string } };

async function readWebKit({ send }: Protocol, id: string): Promise<Named[]> {
  const nodeId = await findElement(send, id);
  const { nodeIds } = await send<{ nodeIds: number[] }>('DOM.querySelectorAll', {
    nodeId,
    selector: '*',
  });
  const nodes = await Promise.all(
    nodeIds.map((one) =>
      send<WebKitNode>('DOM.getAccessibilityPropertiesForNode', { nodeId: one }),
    ),
  );
  return nodes
    .filter(({ properties }) => !properties.ignored)
    .map(({ properties: { role, label } }) => ({ role, name: label }));
}

async function findElement(send: Protocol['send'], id: string): Promise<number> {
  const { root } = await send<{ root: { nodeId: number } }>('DOM.getDocument');
  const selector = `[id="${id}"]`;
  const { nodeId } = await send<{ nodeId: number }>('DOM.querySelector', {
    nodeId: root.nodeId,
    selector,
  });
  return nodeId;
}
