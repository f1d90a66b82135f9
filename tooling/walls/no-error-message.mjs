/**
 * Keeps the message of a DataError off the screen: it may come from PostgreSQL, PostgREST or a proxy, and is only for the log.
 * Uses types, so errors of forms or the browser are allowed.
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
