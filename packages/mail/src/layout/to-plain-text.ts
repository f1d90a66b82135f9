import { compile, type FormatCallback } from 'html-to-text';
import { FSI, PDI, isolate } from '../text/isolate.ts';

/** Marks what users wrote as sentences do; the marks are replaced at the end. */
function marked(format: FormatCallback): FormatCallback {
  return (element, walk, builder, options) => {
    const walkMarked: typeof walk = (children, inner) => {
      inner.addInline(FSI, { noWordTransform: true });
      walk(children, inner);
      inner.addInline(PDI, { noWordTransform: true });
    };
    format(element, walkMarked, builder, options);
  };
}

const block: FormatCallback = (element, walk, builder) => {
  builder.openBlock();
  walk(element.children, builder);
  builder.closeBlock();
};

const anchor: FormatCallback = (element, walk, builder) => {
  const { href, class: className } = element.attribs as { href: string; class?: string };
  walk(element.children, builder);
  if (className === 'button') builder.addLineBreak();
  builder.addInline(className === 'button' ? href : ` <${href}>`, { noWordTransform: true });
};

const heading = { options: { uppercase: false } };

const convert = compile({
  wordwrap: false,
  preserveNewlines: true,
  baseElements: { selectors: ['body'] },
  formatters: { anchor, block, userBlock: marked(block) },
  selectors: [
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', format: 'anchor' },
    { selector: 'div.well', format: 'paragraph' },
    { selector: 'div[dir=auto]', format: 'userBlock' },
    { selector: 'h1', ...heading },
    { selector: 'h2', ...heading },
    { selector: 'h3', ...heading },
    { selector: 'hr', options: { length: 3 } },
  ],
});

/** The mail for readers without HTML: the same texts and links. */
export function toPlainText(html: string): string {
  const text = convert(html)
    .replaceAll(/\u{2068}([^\u{2069}]*)\u{2069}/gu, (_, user: string) => isolateLines(user))
    .replaceAll(/\n{3,}/g, '\n\n');
  return `${text.trim()}\n`;
}

/** An isolate ends with its line. The marks of a quote stay outside. */
function isolateLines(text: string): string {
  return text.replaceAll(
    /^((?:> )*)(.*)$/gm,
    (_, marks: string, line: string) => marks + isolate(line),
  );
}
