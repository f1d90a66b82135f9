const MESSAGES = {
  defaultExport: 'Use named exports.',
  exportAll: 'Re-export name by name.',
  rowType: 'Row types come from the query, or from Checked in packages/data/src/database.ts.',
  keys: 'Use isKey of @showcase/ui: input methods confirm and cancel words with keys, too.',
  invalidation: 'Use invalidateQueries of @showcase/data: it repeats a first read in progress.',
  queryKey:
    'Keys belong to @showcase/data: use its queries, its …Options for writes, or a refetch function of the subject.',
};

/**
 * A rule that reports each node that one of the selectors finds.
 * @param {Record<string, keyof typeof MESSAGES>} selectors
 * @returns {import("eslint").Rule.RuleModule}
 */
function forbid(selectors) {
  return {
    meta: { type: 'suggestion', schema: [], messages: MESSAGES },
    create: (context) =>
      Object.fromEntries(
        Object.entries(selectors).map(([selector, messageId]) => [
          selector,
          (node) => context.report({ node, messageId }),
        ]),
      ),
  };
}

export const namedExports = forbid({
  ExportDefaultDeclaration: 'defaultExport',
  ExportAllDeclaration: 'exportAll',
});

/** What @showcase/ui does in one way for all. */
export const sharedKeys = forbid({
  'BinaryExpression[right.value=/^(Enter|Escape|Backspace|Delete)$/]:matches([left.name="key"], [left.property.name="key"])':
    'keys',
  'MemberExpression[property.name="isComposing"]': 'keys',
});

/** What @showcase/data does in one way for all. */
export const sharedQueries = forbid({
  'MemberExpression[property.name="overrideTypes"]': 'rowType',
  'CallExpression[callee.property.name="invalidateQueries"] > ObjectExpression[properties.length=1] > Property[key.name="queryKey"]':
    'invalidation',
});

/** What reads and writes of data leave to @showcase/data. */
export const queryKeys = forbid({
  'Property[key.name="queryKey"] > ArrayExpression': 'queryKey',
  'ImportSpecifier[imported.name="invalidateQueries"]': 'queryKey',
});
