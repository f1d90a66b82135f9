/** Functions that load code and report a failure. */
const LOADERS = ['lazyComponent', 'lazyDialog', 'lazyRoute', 'useModule', 'useSubmit'];
const DIALOG_FILE = /\b(?:dialog|drawer|sheet)s?\.tsx$/;

/**
 * Lazy code fails like a request: without an error boundary, a notice and a retry, its user loses the page. So components
 * use one of the loaders, never React's `lazy` or their own `import()`.
 * @type {import("eslint").Rule.RuleModule}
 */
export const noBareLazy = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lazy: 'Use lazyComponent of @showcase/kit/loading: `lazy` loses the page where the code is missing once.',
      import:
        'Load it through lazyComponent of @showcase/kit/loading, which can handle a failure and retry.',
      dialog:
        'Use lazyDialog of @showcase/kit/loading: its failure is seen at any scroll position.',
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
        else if (isBareDialog(context.sourceCode, node)) {
          context.report({ node, messageId: 'dialog' });
        }
      },
    };
  },
};

function isLoaded(sourceCode, node) {
  return sourceCode.getAncestors(node).some((ancestor) => {
    if (isLoaderCall(ancestor)) return true;
    // `const loadPlot = () => import('./plot.tsx')`, which is passed to useModule or another loader below.
    return ancestor.type === 'VariableDeclarator' && isHandedToLoader(sourceCode, ancestor);
  });
}

function isBareDialog(sourceCode, node) {
  const loader = sourceCode.getAncestors(node).find(isLoaderCall);
  return loader?.callee.name === 'lazyComponent' && DIALOG_FILE.test(node.source.value);
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
