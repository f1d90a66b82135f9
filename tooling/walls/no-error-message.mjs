/**
 * Keeps the message of a DataError off the screen: it may be PostgreSQL's, PostgREST's or a proxy's, and is for the log alone.
 * Reads types, so an error of a form or of the browser is none of its business.
 * @type {import("eslint").Rule.RuleModule}
 */
export const noErrorMessage = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      shown: 'The message of a DataError is for the log. Show explainError(error, { action }).',
    },
  },
  create(context) {
    const { getTypeAtLocation } = context.sourceCode.parserServices;

    function check(holder, node) {
      if (isDataError(getTypeAtLocation(holder))) context.report({ node, messageId: 'shown' });
    }

    return {
      'MemberExpression[computed=false][property.name="message"]': (node) =>
        check(node.object, node),
      'ObjectPattern > Property[computed=false][key.name="message"]': (node) =>
        check(node.parent, node),
    };
  },
};

function isDataError(type) {
  return (type.types ?? [type]).some(({ symbol }) => symbol?.name === 'DataError');
}
