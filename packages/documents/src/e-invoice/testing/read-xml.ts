export type XmlNode = {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
};

const TOKEN = /<\?[^>]*\?>|<\/([\w:]+)>|<([\w:]+)((?:\s+[\w:]+="[^"]*")*)\s*>|([^<]+)/g;

const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Reads what the writer of ours writes, and fails at anything else. */
export function readXml(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let position = 0;
  for (const [token, closed, name, pairs = '', text] of xml.matchAll(TOKEN)) {
    if (xml.indexOf(token, position) !== position) throw new Error(`No XML at ${position}.`);
    position += token.length;
    const parent = open.at(-1) ?? root;
    if (closed) {
      if (open.pop()?.name !== closed) throw new Error(`${closed} is not open.`);
    } else if (name) {
      const attributes = Object.fromEntries(
        [...pairs.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key,
          decode(value),
        ]),
      );
      const node: XmlNode = { name, attributes, children: [], text: '' };
      parent.children.push(node);
      open.push(node);
    } else if (text) {
      if (text.replace(/&(amp|lt|gt|quot);/g, '').includes('&')) throw new Error('A plain &.');
      parent.text += decode(text);
    }
  }
  const [top] = root.children;
  if (!top || open.length !== 1 || position !== xml.length) throw new Error('It does not end.');
  return top;
}

/** The nodes at a path such as 'A/B'; '*' is any name, a name's prefix does not matter. */
export function findNodes(node: XmlNode, path: string): XmlNode[] {
  return path
    .split('/')
    .reduce<XmlNode[]>(
      (nodes, step) =>
        nodes.flatMap(({ children }) =>
          children.filter(({ name }) => step === '*' || name.replace(/^\w+:/, '') === step),
        ),
      [node],
    );
}
