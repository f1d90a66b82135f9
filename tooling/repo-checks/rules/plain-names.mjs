import { relative } from 'node:path';
import { createFinder, readWords } from './word-list.mjs';

const find = createFinder(readWords('Words in names'));

/** The terms that the glossary prefers, with a word that is reported alone. */
const plainTerms = /\b(email|ip) address(es)?\b/g;

/**
 * Names that we declare, and names of files, use the words of docs/glossary.md. Names from outside are free: imports,
 * destructured properties, quoted keys, and columns of the database, which are in snake case.
 * @type {import("eslint").Rule.RuleModule}
 */
export const plainNames = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: { allow: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ allow: [] }],
    messages: { word: '{{name}}: instead of “{{word}}”, write {{write}} (docs/glossary.md).' },
  },
  create(context) {
    const { allow } = context.options[0];

    function check(node, name) {
      const found = find(splitName(name).replaceAll(plainTerms, ''));
      if (!found || allow.includes(found.word)) return;
      context.report({ node, messageId: 'word', data: { ...found, name } });
    }
    function checkKey({ computed, shorthand, key }) {
      if (computed || shorthand || key.type !== 'Identifier') return;
      if (!isColumn(key.name)) check(key, key.name);
    }

    return {
      Program: (node) => check(node, relative(context.cwd, context.filename)),
      'Program:exit'() {
        const [, ...scopes] = context.sourceCode.scopeManager.scopes; // The first is that of globals.
        const variables = scopes.flatMap((scope) => scope.variables);
        const ours = variables.flatMap(({ defs }) => defs).filter(isOurs);
        // A class has a variable inside and one outside, with the same name.
        for (const node of new Set(ours.map(({ name }) => name))) check(node, node.name);
      },
      'ObjectExpression > Property': checkKey,
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
    };
  },
};

/** `createMaxWidth`, `MAX_WIDTH` and `max-width.ts` as words. */
function splitName(name) {
  return name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .toLowerCase();
}

function isColumn(name) {
  return name.includes('_') && name === name.toLowerCase();
}

/** `import { theirs as ours }`, but not `import { theirs }` or `const { theirs } = value`. */
function isOurs({ type, node, name }) {
  if (type === 'ImportBinding') return node.imported?.name !== name.name;
  const target = name.parent.type === 'AssignmentPattern' ? name.parent.parent : name.parent;
  return !(target.type === 'Property' && target.shorthand);
}
