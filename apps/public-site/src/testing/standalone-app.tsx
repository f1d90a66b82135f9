import { startStandalone } from '@showcase/kit/standalone';
import '@showcase/ui/fonts.css';
import { remote } from '../remote.ts';
import { exampleBackend } from './example-backend.ts';
import { StandaloneFrame } from './standalone-frame.tsx';

startStandalone({ remote, backend: exampleBackend(), Frame: StandaloneFrame });
