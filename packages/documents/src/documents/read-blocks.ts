export type Block =
  | { kind: 'heading' | 'paragraph' | 'quote'; text: string }
  | { kind: 'facts'; facts: (readonly [name: string, value: string])[] }
  | { kind: 'milestones'; rows: string[][] };

/** A heading is short, does not end like a sentence and has an empty line before it or is the first. */
const HEADING = /^(?=\S)[^\n]{1,60}(?<![.,;!?…])$/u;

/** 'Accepted by Ada on Jun 1, 2026 at 10:00 America/Chicago'. */
const SIGNED = /^\p{Lu}\p{Ll}+ by .+ at \d{1,2}:\d\d \S+$/u;

/** Texts of people, formatted so that no line of them can look like one of ours. */
const QUOTE = /^ {2}(.+)$/u;

/** 'Price: $400.00'. */
const FACT = /^(\p{Lu}[\p{L} ]{0,30}): (.+)$/u;

/** '  1. Design: $400.00, due May 1, 2026, paid trial'. */
const MILESTONE = /^ {2}(\d+\. .+): (\$[\d,.]+), due (.+)$/u;

/**
 * The parts of an agreement's plain text. Lines with a name and a value belong together, and so do those below 'Milestones'; each other
 * line is a paragraph of its own.
 */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  for (const [index, line] of lines.entries()) {
    if (!line) continue;
    const last = blocks.at(-1);
    const [, name, value] = FACT.exec(line) ?? [];
    const [, title, price, due] = (isOfMilestones(last) && MILESTONE.exec(line)) || [];
    const [, quote] = QUOTE.exec(line) ?? [];
    const isAlone = !lines[index - 1] && Boolean(lines[index + 1]) && !line.includes(': ');
    if (name && value) {
      if (last?.kind === 'facts') last.facts.push([name, value]);
      else blocks.push({ kind: 'facts', facts: [[name, value]] });
    } else if (title && price && due) {
      if (last?.kind === 'milestones') last.rows.push([title, due, price]);
      else blocks.push({ kind: 'milestones', rows: [[title, due, price]] });
    } else if (quote) {
      blocks.push({ kind: 'quote', text: quote });
    } else {
      const isHeading = isAlone && HEADING.test(line) && !SIGNED.test(line);
      blocks.push({ kind: isHeading ? 'heading' : 'paragraph', text: line });
    }
  }
  return blocks;
}

function isOfMilestones(last: Block | undefined) {
  return last?.kind === 'milestones' || (last?.kind === 'heading' && last.text === 'Milestones');
}
