import { Parser } from 'htmlparser2';

/** Elements within each other, as many as browsers nest. With more, each tag would take longer than the one before. */
const maxDepth = 512;

type Handler = {
  onopentag: (name: string, attributes: Record<string, string>, parser: Parser) => void;
  onclosetag?: (name: string, parser: Parser) => void;
  ontext?: (text: string) => void;
};

/** Reads a page of anyone; what is nested too deeply and what follows it is left unread. A handler pauses the parser to read no more. */
export function parseHtml(html: string, { onopentag, onclosetag, ontext }: Handler): void {
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > maxDepth) parser.pause();
      else onopentag(name, attributes, parser);
    },
    onclosetag(name) {
      depth -= 1;
      onclosetag?.(name, parser);
    },
    ...(ontext === undefined ? {} : { ontext }),
  });
  parser.end(html);
}
