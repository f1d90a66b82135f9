import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import type { UserConfig } from 'vite';

const quiet: UserConfig = {
  build: {
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // The libraries mark their modules for servers that render React; here there is none.
      onLog(level, log, report) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  staticDirs: [{ from: '../../../supabase/seed/images', to: '/images' }],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) => mergeConfig(base, quiet),
};

export default config;
