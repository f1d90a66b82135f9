import { rowsOf } from '../../fixtures/api/rows.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { say, writeTo } from '../../fixtures/people/conversation.ts';
import type { Leg } from './leg.ts';

const QUESTION = 'When could you begin?';
const ANSWER = 'On Monday, if that suits you.';
const THANKS = 'That suits us well.';

/** Longer than the page takes to see that the live connection is gone, and to ask by itself. */
const LIVE = { patience: 20_000 };

export const messages: Leg = {
  name: 'message',
  async begin() {
    const [creator, client] = await Promise.all([newCreator(), newAccount()]);
    const id = await writeTo(client, creator, QUESTION);
    let hasThanked = false;
    return {
      person: creator,
      async walk({ page, open, reach, type, isSent }) {
        await open(`/dashboard/client/messages?with=${client.id}`);
        const bubble = (text: string) =>
          page.getByRole('log').getByRole('listitem').filter({ hasText: text });
        await reach(bubble(QUESTION));
        const field = page.getByPlaceholder('Type a message...');
        await reach(field);
        if (!(await bubble(ANSWER).isVisible())) {
          await type(field, ANSWER, { isKept: true });
          isSent();
          await field.press('Enter');
        }
        await reach(bubble(ANSWER).getByText(/Sent|Read/), LIVE);
        if (!hasThanked) await say(client, id, THANKS);
        hasThanked = true;
        await reach(bubble(THANKS), LIVE);
      },
      async stored() {
        const query = `messages?select=text&conversation_id=eq.${id}&order=created_at`;
        const found = await rowsOf<{ text: string }>(query, creator.token);
        const wanted = [QUESTION, ANSWER, THANKS];
        return { found: found.map(({ text }) => text), wanted };
      },
    };
  },
};
