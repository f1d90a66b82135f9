import { createFinder, readWords } from './word-list.mjs';

const find = createFinder(readWords('Words in UI texts'));
const SPLICE = /[\p{L}\d”)]: (?:it|there|they|we|you)\b/u;

/**
 * Texts of the UI use the words of docs/glossary.md and join no sentences with a colon. A string is a text if it is in JSX, starts
 * with a capital or has a space; messages of errors and of the console are for the log.
 * @type {import("eslint").Rule.RuleModule}
 */
export const plainTexts = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      word: 'Instead of “{{word}}”, write {{write}} (docs/glossary.md).',
      splice: 'Write two sentences instead of a colon.',
    },
  },
  create(context) {
    function check(node, text) {
      const line = text.replaceAll(/\s+/g, ' ');
      const found = find(line);
      if (!found && !SPLICE.test(line)) return;
      if (context.sourceCode.getAncestors(node).some(isForLog)) return;
      context.report({ node, messageId: found ? 'word' : 'splice', data: found ?? {} });
    }

    return {
      JSXText: (node) => check(node, node.value),
      Literal(node) {
        if (typeof node.value === 'string' && /^[A-Z]| /.test(node.value)) check(node, node.value);
      },
      TemplateLiteral(node) {
        if (node.parent.type === 'TaggedTemplateExpression' && node.parent.tag.name !== 'sentence')
          return;
        check(node, node.quasis.map(({ value }) => value.cooked).join('…'));
      },
    };
  },
};

function isForLog({ type, callee }) {
  if (type === 'NewExpression') return /Error$/.test(callee.name);
  return type === 'CallExpression' && callee.object?.name === 'console';
}
