import '../src/theme/fonts.css';
import type { Preview } from '@storybook/react-vite';
import { axeExclusions } from '../src/testing/axe.ts';
import { InProduct } from './in-product.tsx';

const colorRules = ['color-contrast', 'link-in-text-block'];

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', axe: 'all' },
  // The stories' test runs all rules in light only.
  beforeEach: ({ parameters, globals }) => {
    if (globals.axe === 'colors')
      Object.assign(parameters.a11y, { options: { runOnly: colorRules } });
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Overlays are outside the story's root element.
      context: { include: ['body'], exclude: axeExclusions },
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          // Off by default.
          { id: 'target-size', enabled: true },
        ],
      },
    },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Tokens', 'Actions', 'Forms', 'Content', '*'] } },
  },
  decorators: [
    (Story, { globals }) => (
      <InProduct
        theme={globals.theme === 'dark' ? 'dark' : 'light'}
        direction={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
      >
        <Story />
      </InProduct>
    ),
  ],
};

export default preview;
