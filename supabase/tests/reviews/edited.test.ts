import { describe, expect, it } from 'vitest';
import { claim } from '../mail/mails.ts';
import { addRequest } from '../support/hiring.ts';
import { insert } from '../support/rows.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

async function addReview(world: World) {
  const { client, creator, id: hire_request_id } = await addRequest(world, 'approved');
  const id = await world.as(client, (sql) =>
    insert(sql, 'reviews', {
      target_user_id: creator.id,
      hire_request_id,
      rating: 5,
      comment: 'Good work',
    }),
  );
  const read = async () => {
    const [row] = await world.sql`
      select reply, edited_at, is_edited_after_reply as is_marked from public.reviews where id = ${id}`;
    return row as { reply: string | null; edited_at: Date | null; is_marked: boolean };
  };
  const reply = (text: string, editedAt: Date | null = null) =>
    world.as(creator, (sql) => sql`select public.reply_to_review(${id}, ${text}, ${editedAt})`);
  const edit = (rating: number, comment = 'Good work') =>
    world.as(
      client,
      (sql) =>
        sql`update public.reviews set rating = ${rating}, comment = ${comment} where id = ${id}`,
    );
  const bell = () =>
    world.sql`
      select params from public.notifications
      where user_id = ${creator.id} and kind = 'review_edited' order by created_at, id`;
  return { id, creator, read, reply, edit, bell };
}

describe('a review that is edited after the reply', () => {
  it('is marked until the creator, who is told, answers again', () =>
    inWorld(async (world) => {
      const { id, read, reply, edit, bell } = await addReview(world);
      await reply('I agree with every word!');
      await edit(5);
      expect(await read()).toEqual({
        reply: 'I agree with every word!',
        edited_at: null,
        is_marked: false,
      });
      await edit(1);
      const edited = await read();
      expect(edited).toMatchObject({ reply: 'I agree with every word!', is_marked: true });
      expect(await bell()).toEqual([
        { params: { review_id: id, rating: 1, actor_name: 'Noah Bennett' } },
      ]);
      await reply('This is new to me', edited.edited_at);
      expect(await read()).toMatchObject({ reply: 'This is new to me', is_marked: false });
      expect(await captureError(reply('Again', edited.edited_at))).toEqual({
        code: 'PT409',
        message: 'You already replied to this review',
      });
    }));

  it('is told of once, until that is read', () =>
    inWorld(async (world) => {
      const { creator, reply, edit, bell } = await addReview(world);
      await reply('Thank you');
      await edit(4);
      await edit(1);
      expect(await bell()).toHaveLength(1);
      await world.sql`update public.notifications set read_at = now() where user_id = ${creator.id}`;
      await edit(1, 'Bad work');
      expect(await bell()).toHaveLength(2);
    }));

  it.each([
    [false, [4]],
    [true, []],
  ])('is in the mail with its rating until it is answered: %s', (isAnswered, ratings) =>
    inWorld(async (world) => {
      const { read, reply, edit } = await addReview(world);
      await reply('Thank you');
      await edit(1);
      await edit(4);
      if (isAnswered) await reply('I see', (await read()).edited_at);
      const mails = (await claim(world)).filter(({ kind }) => kind === 'review_edited');
      expect(mails.map(({ params }) => params['rating'])).toEqual(ratings);
    }),
  );
});

it('a review that is edited before a reply has no mark, and takes no reply to the former version', () =>
  inWorld(async (world) => {
    const { read, reply, edit, bell } = await addReview(world);
    await edit(1);
    const { edited_at, is_marked } = await read();
    expect({ is_marked, bell: [...(await bell())] }).toEqual({ is_marked: false, bell: [] });
    expect(await captureError(reply('I agree with every word!'))).toEqual({
      code: 'PT409',
      message: 'This review was edited in the meantime. Read it again before you reply',
    });
    await reply('I see', edited_at);
    expect(await read()).toMatchObject({ reply: 'I see', is_marked: false });
  }));
