import { Fragment } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Prose } from './markup.styles.ts';
import type { Inline } from './parse-inline.ts';
import { parseMarkup, type Block } from './parse-markup.ts';

type HeadingLevel = 2 | 3 | 4;
type MarkupProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  text: string;
  /** The level of a '#' heading. '##' and '###' are below it. */
  headingLevel?: HeadingLevel;
};

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

function InlineContent({ nodes }: { nodes: Inline[] }) {
  return nodes.map((node, index) => {
    if (node.kind === 'text') return <Fragment key={index}>{node.text}</Fragment>;
    const Emphasis = node.kind === 'bold' ? 'strong' : 'em';
    return (
      <Emphasis key={index}>
        <InlineContent nodes={node.children} />
      </Emphasis>
    );
  });
}

function BlockElement({ block, headingLevel }: { block: Block; headingLevel: HeadingLevel }) {
  if (block.kind === 'heading') {
    const Heading = headings[headingLevel + block.depth - 3] ?? 'h6';
    return (
      <Heading dir="auto" data-depth={block.depth}>
        <InlineContent nodes={block.children} />
      </Heading>
    );
  }
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List dir="auto">
        {block.items.map(({ number, children }, index) => {
          const next = (block.items[index - 1]?.number ?? 0) + 1;
          return (
            <li key={index} value={number === null || number === next ? undefined : number}>
              <InlineContent nodes={children} />
            </li>
          );
        })}
      </List>
    );
  }
  return (
    <p dir="auto">
      {block.lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          <InlineContent nodes={line} />
        </Fragment>
      ))}
    </p>
  );
}

/** Renders simple markup: headings, bold, italic and list items. HTML stays text. */
export function Markup({ text, headingLevel = 3, ...rest }: MarkupProps) {
  return (
    <Prose {...rest}>
      {parseMarkup(text).map((block, index) => (
        <BlockElement key={index} block={block} headingLevel={headingLevel} />
      ))}
    </Prose>
  );
}
