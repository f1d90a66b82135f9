/** What loads code and says so where it fails. */
const LOADERS = [
  'lazyComponent',
  'useLazyImport',
  'useModule',
  'lazyPage',
  'lazyResolver',
  'useSubmit',
];

/**
 * Code that comes later fails like a request: without a boundary, a notice and another try its user loses the page. So components
 * load it through one of the loaders, never through React's `lazy` or an `import()` of their own.
 * @type {import("eslint").Rule.RuleModule}
 */
export const noBareLazy = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lazy: 'Use lazyComponent of @showcase/kit/loading: `lazy` loses the page where the code is missing once.',
      import:
        'Load it through lazyComponent or useLazyImport of @showcase/kit/loading, which can fail and try again.',
    },
  },
  create(context) {
    return {
      'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name="lazy"]': (node) =>
        context.report({ node, messageId: 'lazy' }),
      'MemberExpression[object.name="React"][property.name="lazy"]': (node) =>
        context.report({ node, messageId: 'lazy' }),
      ImportExpression(node) {
        if (!isLoaded(context.sourceCode, node)) context.report({ node, messageId: 'import' });
      },
    };
  },
};

function isLoaded(sourceCode, node) {
  return sourceCode.getAncestors(node).some((ancestor) => {
    if (isLoaderCall(ancestor)) return true;
    // `const loadPlot = () => import('./plot.tsx')`, which useModule or another loader is handed below.
    return ancestor.type === 'VariableDeclarator' && isHandedToLoader(sourceCode, ancestor);
  });
}

function isLoaderCall(node) {
  return node.type === 'CallExpression' && LOADERS.includes(node.callee.name);
}

function isHandedToLoader(sourceCode, declarator) {
  const [variable] = sourceCode.getDeclaredVariables(declarator);
  const uses = variable?.references.filter((reference) => reference.isRead()) ?? [];
  return (
    uses.length > 0 &&
    uses.every(({ identifier }) => {
      return sourceCode.getAncestors(identifier).some(isLoaderCall);
    })
  );
}
