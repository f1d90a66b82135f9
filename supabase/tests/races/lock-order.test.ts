import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { raceRounds } from '../hiring/races/race.ts';
import { sql } from '../support/world.ts';
import {
  hire,
  leave,
  findLockErrors,
  move,
  openScene,
  publish,
  review,
  run,
  write,
  type Scene,
} from './scene.ts';
import { waits } from './waiting.ts';

const decide = 'select public.admin_decide_report($1, $2, $3)';
const hide = `select public.admin_hide('review', $1, 'Rude')`;
const unhide = `select public.admin_unhide('review', $1, 'Fair')`;
const suspendWith = `select public.admin_suspend($1, 'Spam', array[$2]::uuid[])`;
const edit = 'update public.reviews set rating = 2 where id = $1';
const reply = `select public.reply_to_review($1, 'Thank you')`;
const rename = `update public.users set name = 'Zoe', username = $2 where id = $1`;
const like = 'insert into public.project_likes (project_id) values ($1)';
const unlike = 'delete from public.project_likes where project_id = $1';
const view = 'select public.record_view($1, gen_random_uuid())';
const addPicture = `
  insert into public.project_media (project_id, kind, url) values ($1, 'image', 'https://a.example/b.png')`;
const onboard = `select public.complete_onboarding('{"bio": "I draw"}', '[]', '{bio}')`;
const sendFile = `
  select public.send_message($1, 'Here', gen_random_uuid(), jsonb_build_array(jsonb_build_object('id', $2::text)))`;
const reserve = `select public.reserve_attachment($1, 'plan.pdf', 5, 'application/pdf')`;
const createUsername = ({ id }: { id: string }) => `race-${id.slice(0, 8)}`;

const races: Record<string, (scene: Scene) => (() => Promise<unknown>)[]> = {
  'a client who leaves, and the moves of their request': ({ client, creator, request }) => [
    leave(client),
    move(creator, request, 'accept'),
    move(creator, request, 'decline'),
    move(client, request, 'cancel'),
  ],
  'a creator who leaves, and new requests': (scene) => [
    leave(scene.creator),
    hire(scene.second, scene),
    hire(scene.other, scene),
    move(scene.creator, scene.request, 'accept'),
  ],
  'two who leave at once': ({ client, creator, second }) => [
    leave(client),
    leave(creator),
    leave(second),
  ],
  'a creator who leaves, and reviews of them': (scene) => [
    leave(scene.creator),
    review(scene.client, scene),
    review(scene.second, scene),
    run(scene.client, edit, scene.review),
    run(scene.creator, reply, scene.review),
  ],
  'an author who leaves, and the admins': ({ client, admin, creator, review: id, reports }) => [
    leave(client),
    run(admin, hide, id),
    run(admin, decide, reports[0] ?? '', 'suspend', 'Spam'),
    run(creator, reply, id),
    run(client, edit, id),
  ],
  'two decisions about one case': ({ admin, client, review: id, reports }) => [
    run(admin, decide, reports[0] ?? '', 'hide', 'Rude'),
    run(admin, decide, reports[1] ?? '', 'hide', 'Rude'),
    run(admin, hide, id),
    run(admin, unhide, id),
    run(client, edit, id),
  ],
  'fake reviews that are marked, and who leaves': ({ client, admin, review: id }) => [
    run(admin, suspendWith, client.id, id),
    run(client, edit, id),
    leave(client),
  ],
  'a new name, and the reviews under it': ({ client, creator, admin, review: id }) => [
    run(client, rename, client.id, createUsername(client)),
    run(creator, rename, creator.id, createUsername(creator)),
    run(creator, reply, id),
    run(admin, hide, id),
    run(client, edit, id),
  ],
  'messages both ways, their marks, and who leaves': ({ creator, client, conversation }) => [
    write(creator, client),
    write(client, creator),
    run(client, 'select public.mark_read($1)', conversation),
    run(creator, 'select public.mark_read($1)', conversation),
    leave(client),
  ],
  'files both ways, and who leaves': ({ creator, client, files: [first, second] }) => [
    run(client, sendFile, creator.id, first),
    run(client, `select public.discard_attachment($1)`, first),
    run(client, reserve, randomUUID()),
    run(creator, sendFile, client.id, second),
    run(creator, reserve, randomUUID()),
    () => sql`select private.remove_unsent_attachments()`,
    leave(client),
  ],
  'first messages both ways, and who leaves': ({ creator, other }) => [
    write(creator, other),
    write(other, creator),
    write(other, creator),
    leave(other),
  ],
  'a project that goes, and what people leave on it': (scene) => [
    run(scene.creator, 'delete from public.projects where id = $1', scene.project),
    run(scene.client, like, scene.project),
    run(scene.second, like, scene.project),
    run(scene.other, like, scene.project),
    run(scene.client, view, scene.project),
    run(scene.second, view, scene.project),
    run(scene.creator, addPicture, scene.project),
    review(scene.second, scene),
  ],
  'a service that goes, and its requests': (scene) => [
    run(scene.creator, 'delete from public.services where id = $1', scene.service),
    hire(scene.second, scene),
    move(scene.creator, scene.request, 'accept'),
    leave(scene.client),
  ],
  'a profile that is edited, seen and suspended': ({ creator, client, admin }) => [
    run(client, onboard),
    run(client, rename, client.id, createUsername(client)),
    run(creator, 'select public.record_profile_view($1, gen_random_uuid())', client.id),
    run(admin, `select public.admin_suspend($1, 'Spam')`, client.id),
    run(
      client,
      `update public.user_private set preferences = '{"theme": "dark"}' where user_id = $1`,
      client.id,
    ),
    leave(client),
  ],
};

describe.each(Object.entries(races))('%s', (_, contenders) => {
  it.each(raceRounds)('never wait for each other: round %d', async () => {
    expect(await findLockErrors(contenders)).toEqual([]);
  });
});

it.each(raceRounds)('likes that are removed while their project is deleted: round %d', async () => {
  const people = ({ client, second, other }: Scene) => [client, second, other];
  const lockErrors = await findLockErrors(
    (scene) => [
      ...people(scene).map((person) => run(person, unlike, scene.project)),
      run(scene.creator, 'delete from public.projects where id = $1', scene.project),
    ],
    (scene) => people(scene).map((person) => run(person, like, scene.project)),
  );
  expect(lockErrors).toEqual([]);
});

it.each(raceRounds)(
  'simultaneous likes of many projects, in opposite order: round %d',
  async () => {
    const likeAll = (order: 'asc' | 'desc') => `
    insert into public.project_likes (project_id)
    select id from public.projects where user_id = $1 order by id ${order}`;
    const lockErrors = await findLockErrors(
      ({ creator, client, second, other, admin }) => [
        run(client, likeAll('asc'), creator.id),
        run(second, likeAll('desc'), creator.id),
        run(other, likeAll('asc'), creator.id),
        run(admin, likeAll('desc'), creator.id),
      ],
      ({ creator }) => Array.from({ length: 8 }, () => publish(creator)),
    );
    expect(lockErrors).toEqual([]);
  },
);

it.each(raceRounds)('two users who swap their usernames: round %d', async () => {
  const lockErrors = await findLockErrors(
    ({ client, second }) => [
      run(client, rename, client.id, createUsername(second)),
      run(second, rename, second.id, createUsername(client)),
    ],
    ({ client, second }) =>
      [client, second].map((person) => run(person, rename, person.id, createUsername(person))),
  );
  expect(lockErrors).toEqual([]);
});

it('someone who leaves waits for no one else', async () => {
  const scene = await openScene();
  try {
    const isWaiting = await waits(
      (tx) => tx`select from public.users where id = ${scene.second.id} for update`,
      leave(scene.other),
    );
    expect(isWaiting).toBe(false);
  } finally {
    await scene.close();
  }
});
