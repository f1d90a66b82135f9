type Block = { kind: 'heading' | 'paragraph'; text: string };

/** A heading is short, does not end like a sentence and has an empty line before it or is the first. */
const HEADING = /^(?=\S)[^\n]{1,60}(?<![.,;!?…])$/u;

/** The headings and paragraphs of a plain text: each line is a paragraph of its own. */
export function readBlocks(text: string): Block[] {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  return lines.flatMap((line, index) => {
    if (!line) return [];
    const isAlone = !lines[index - 1] && Boolean(lines[index + 1]) && !line.includes(': ');
    const isHeading = isAlone && HEADING.test(line);
    return [{ kind: isHeading ? 'heading' : 'paragraph', text: line } as const];
  });
}
