import { clientSamples } from './client.ts';
import type { SamplesByProject } from './sample.ts';
import { serverSamples } from './server.ts';

export const codeSamples: SamplesByProject = { ...serverSamples, ...clientSamples };
