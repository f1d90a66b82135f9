import { fetchRows } from '../../fixtures/api/rows.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { sendMessage, startConversation } from '../../fixtures/people/conversation.ts';
import type { Leg } from './leg.ts';

const QUESTION = 'When could you begin?';
const ANSWER = 'On Monday, if that suits you.';
const THANKS = 'That suits us well.';

/** Longer than the page takes to notice that the live connection is lost and to refetch. */
const LIVE = { stuckAfter: 20_000 };

export const messages: Leg = {
  name: 'message',
  async begin() {
    const [creator, client] = await Promise.all([newCreator(), newAccount()]);
    const id = await startConversation(client, creator, QUESTION);
    let hasThanked = false;
    return {
      person: creator,
      async walk({ page, open, reach, type, markSent }) {
        await open(`/dashboard/client/messages?with=${client.id}`);
        const bubble = (text: string) =>
          page.getByRole('log').getByRole('listitem').filter({ hasText: text });
        await reach(bubble(QUESTION));
        const field = page.getByPlaceholder('Type a message...');
        await reach(field);
        if (!(await bubble(ANSWER).isVisible())) {
          await type(field, ANSWER, { isPersisted: true });
          markSent();
          await field.press('Enter');
        }
        await reach(bubble(ANSWER).getByText(/Sent|Read/), LIVE);
        if (!hasThanked) await sendMessage(client, id, THANKS);
        hasThanked = true;
        await reach(bubble(THANKS), LIVE);
      },
      async stored() {
        const query = `messages?select=text&conversation_id=eq.${id}&order=created_at`;
        const actual = await fetchRows<{ text: string }>(query, creator.token);
        const expected = [QUESTION, ANSWER, THANKS];
        return { actual: actual.map(({ text }) => text), expected };
      },
    };
  },
};
