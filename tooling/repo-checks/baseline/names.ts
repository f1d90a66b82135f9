import { parse } from 'postcss-styled-syntax';

/** The names of web features in the styles of a file, as in Baseline data: `css.properties.inset`. */
export function listStyleNames(text: string): Set<string> {
  const names = new Set<string>();
  parse(text).walk((node) => {
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/:{1,2}([a-z][a-z-]+)/g))
        names.add(`css.selectors.${name}`);
    if (node.type === 'atrule') {
      names.add(`css.at-rules.${node.name}`);
      for (const [, name = ''] of node.params.matchAll(/\(([a-z-]+)/g))
        names.add(`css.at-rules.${node.name}.${name}`);
    }
    if (node.type === 'decl' && !node.prop.startsWith('-')) addDeclaration(names, node);
  });
  return names;
}

function addDeclaration(names: Set<string>, { prop, value }: { prop: string; value: string }) {
  names.add(`css.properties.${prop}`);
  for (const [word] of value.matchAll(/[a-z][a-z-]*/g)) {
    names.add(`css.properties.${prop}.${word}`);
    names.add(`css.types.${word}`);
    names.add(`css.types.color.${word}`);
  }
}

/** The names in a script: of globals and their members with where they are, of other members without. */
export function listScriptNames(text: string): Set<string> {
  const code = text.replace(/\/\*[^]*?\*\/|(?<![:'"`])\/\/.*/g, '');
  const names = new Set<string>();
  for (const [, name = ''] of code.matchAll(/(?<![.\w'"-])([A-Z]\w+)(?=[.(\s)])/g)) names.add(name);
  for (const [, owner = '', name = ''] of code.matchAll(/\b(\w+)\??\.(\w+)/g))
    names.add(`${owner}.${name}`);
  for (const [, name = ''] of code.matchAll(/\.(\w+)(?=\()/g)) names.add(`.${name}`);
  return names;
}
