import { defineConfig } from 'vite';
import { shellConfig } from '../../tooling/vite.ts';

export default defineConfig(shellConfig);
