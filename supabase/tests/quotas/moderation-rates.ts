import { addAdmin, call, report } from '../admin/admins.ts';
import { addConversationPair, sendMessage } from '../messages/conversation.ts';
import type { Rate } from './rate.ts';

export const moderationRates: Rate[] = [
  [
    'appeal',
    10,
    '1 day',
    async (world) => {
      const person = await world.addPerson();
      await world.suspend(person);
      const text = 'I did nothing wrong';
      return { person, repeat: () => call(world, person, { name: 'appeal_suspension', text }) };
    },
  ],
  [
    'open_report',
    120,
    '1 hour',
    async (world) => {
      const person = await addAdmin(world);
      const { client, creator, conversation } = await addConversationPair(world);
      await sendMessage(world, creator, { conversation, text: 'Pay me outside' });
      const [message] = await world.sql<{ id: string }[]>`
        select id from public.messages where conversation_id = ${conversation}`;
      const target = message?.id ?? '';
      const report_id = await report(world, client, { kind: 'message', target });
      return {
        person,
        repeat: () => call(world, person, { name: 'admin_open_report', report_id }),
      };
    },
  ],
];
