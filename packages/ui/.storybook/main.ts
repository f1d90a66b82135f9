import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import type { UserConfig } from 'vite';

const quiet: UserConfig = {
  build: {
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // Ignore "use client" directives of libraries; there is no server rendering here.
      onLog(level, log, report) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.stories.tsx',
    '../../mail/src/**/*.stories.tsx',
    '../../../apps/shell/src/**/*.stories.tsx',
  ],
  staticDirs: [{ from: '../../../supabase/seed/images', to: '/images' }],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) => mergeConfig(base, quiet),
};

export default config;
