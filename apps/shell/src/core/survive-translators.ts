type Method = 'removeChild' | 'insertBefore' | 'appendChild';

/**
 * Translators of browsers replace each text of a page by a `font` element with the translation. React keeps the former texts and throws
 * when it removes one, or inserts something before it, and what it writes into one is not seen. From now on such a text is treated as if
 * it were where its translation is: that is removed in its place, and makes room for it when React writes into it, so that the
 * translator sees the new text. Nodes that someone else has moved or removed make no call throw. Returns a function that undoes it.
 */
export function surviveTranslators(): () => void {
  const replacements = new WeakMap<Node, Element>();

  function noteReplacements(records: MutationRecord[]) {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const texts = [...removedNodes].filter((node) => node instanceof Text && !node.isConnected);
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (font) for (const text of texts) replacements.set(text, font);
    }
  }
  const observer = new MutationObserver(noteReplacements);
  observer.observe(document, { childList: true, subtree: true });

  /** The translation of a text; undefined if the text is where React has put it. */
  function findReplacement(node: Node): Element | undefined {
    noteReplacements(observer.takeRecords());
    const font = replacements.get(node);
    return font?.isConnected && !node.isConnected ? font : undefined;
  }

  // oxlint-disable-next-line typescript/unbound-method -- each is called on its node
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const owner = findOwner(Text.prototype, 'nodeValue');
  const nodeValue = Object.getOwnPropertyDescriptor(owner, 'nodeValue') ?? {};

  function makeRoomFor(node: Node) {
    const font = node instanceof Text && findReplacement(node);
    if (font) font.remove();
    replacements.delete(node);
  }

  const patched: Pick<Node, Method> = {
    removeChild<T extends Node>(this: Node, child: T): T {
      if (child.parentNode === this) return removeChild.call(this, child) as T;
      const standIn = findReplacement(child) ?? (this.contains(child) ? child : null);
      const parent = standIn?.parentNode;
      if (standIn && parent) {
        removeChild.call(parent, standIn);
        removeEmptyFonts(parent, this);
      }
      return child;
    },
    insertBefore<T extends Node>(this: Node, node: T, reference: Node | null): T {
      makeRoomFor(node);
      if (!reference || reference.parentNode === this) {
        return insertBefore.call(this, node, reference) as T;
      }
      const standIn = findChildWith(this, findReplacement(reference) ?? reference);
      return insertBefore.call(this, node, standIn) as T;
    },
    appendChild<T extends Node>(this: Node, node: T): T {
      makeRoomFor(node);
      return appendChild.call(this, node) as T;
    },
  };
  Object.assign(Node.prototype, patched);
  Object.defineProperty(owner, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue.set?.call(this, value);
      const font = this instanceof Text && findReplacement(this);
      replacements.delete(this);
      if (font) font.replaceWith(this);
    },
  });

  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
    Object.defineProperty(owner, 'nodeValue', nodeValue);
  };
}

/** The prototype that has a property. */
function findOwner(start: object, name: string): object {
  const next = Object.getPrototypeOf(start) as object | null;
  return Object.hasOwn(start, name) || !next ? start : findOwner(next, name);
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}

/** Some translators put texts and elements into fonts, which are left empty then. */
function removeEmptyFonts(start: Node, end: Node) {
  let node: Node | null = start;
  while (node && node !== end && isFont(node) && !node.hasChildNodes()) {
    const parent: Node | null = node.parentNode;
    node.remove();
    node = parent;
  }
}

/** The child of a node that is or contains another node. */
function findChildWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
