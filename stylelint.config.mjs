/** Physical sides have no place in styles that must also run from right to left. */
const physical = [
  ...['margin', 'padding', 'border'].flatMap((name) =>
    ['left', 'right'].map((side) => `${name}-${side}`),
  ),
  'left',
  'right',
];

export default {
  customSyntax: 'postcss-styled-syntax',
  rules: {
    'block-no-empty': true,
    'color-named': 'never',
    'color-no-hex': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-no-important': true,
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      float: ['left', 'right'],
    },
    // One scale for the whole product: `layer` of the tokens.
    'declaration-property-value-allowed-list': { 'z-index': ['auto', '/layer\\.[a-z]+/'] },
    'function-no-unknown': null,
    'property-disallowed-list': physical,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    // Base UI measures the place of the marker from the left, whatever the direction.
    {
      files: ['packages/ui/src/tabs/tabs.styles.ts'],
      rules: { 'property-disallowed-list': null },
    },
    // Reduced motion holds against every component.
    {
      files: ['packages/ui/src/theme/global-style.ts'],
      rules: { 'declaration-no-important': null },
    },
    // The one file of raw values.
    { files: ['packages/ui/src/theme/tokens.ts'], rules: { 'color-no-hex': null } },
  ],
};
