import { defineConfig } from 'vite';
import { remoteConfig } from '../../tooling/vite.ts';

export default defineConfig((env) => remoteConfig('admin', env));
