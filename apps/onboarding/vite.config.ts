import { defineConfig } from 'vite';
import { remoteConfig } from '../../tooling/vite.ts';

export default defineConfig(({ command }) => remoteConfig('onboarding', command));
