import { defineRemote } from '@showcase/remote-contract/define';
import { routes } from './routes.tsx';

export const remote = defineRemote({ mount: '/dashboard/client', routes });
