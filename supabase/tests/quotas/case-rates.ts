import { call } from '../admin/admins.ts';
import { addScene, openCase } from '../cases/cases.ts';
import { addRequest } from '../support/hiring.ts';
import type { Rate } from './rate.ts';

export const caseRates: Rate[] = [
  [
    'case',
    10,
    '1 day',
    async (world) => {
      const { client, id } = await addRequest(world, 'delivered');
      const repeat = () => world.as(client, (tx) => openCase(tx, { request: id }));
      return { person: client, repeat };
    },
  ],
  [
    'hire_action',
    60,
    '10 minutes',
    async (world) => {
      const scene = await addScene(world);
      const id = await scene.open();
      const repeat = () => scene.answer('client', id, { action: 'withdraw' });
      return { person: scene.client, repeat };
    },
  ],
  [
    'open_case',
    120,
    '1 hour',
    async (world) => {
      const scene = await addScene(world);
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'dispute' });
      const repeat = () => call(world, scene.first, { name: 'admin_open_case', id });
      return { person: scene.first, repeat };
    },
  ],
];
