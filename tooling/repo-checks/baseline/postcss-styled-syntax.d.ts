declare module 'postcss-styled-syntax' {
  type Node =
    | { type: 'rule'; selector: string }
    | { type: 'atrule'; name: string; params: string }
    | { type: 'decl'; prop: string; value: string }
    | { type: 'comment' };
  export function parse(text: string): { walk: (visit: (node: Node) => void) => void };
}
