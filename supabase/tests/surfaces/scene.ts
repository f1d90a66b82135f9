import { addAdmin, call, report } from '../admin/admins.ts';
import { sendFirstMessage } from '../messages/conversation.ts';
import { addSubscriber, configure } from '../mail/mails.ts';
import { runJob, saveSearch } from '../saved-searches/searches.ts';
import { insert } from '../support/rows.ts';
import type { World } from '../support/world.ts';

const KINDS = ['projects', 'services', 'creators'] as const;
type Person = { id: string; email: string };

/** What something happens to, by its name before and after. */
export const THINGS = {
  project: ['Quokka Atlas', 'Quokka Globe'],
  service: ['Quokka Setup', 'Quokka Launch'],
  creator: ['Quokka Wexford', 'Quokka Tamblyn'],
  address: ['before@example.com', 'after@example.com'],
  review: ['Splendid', 'Mediocre'],
  reader: ['Noah Quillfeather', 'Wim Sandoval'],
} as const;
export type Thing = keyof typeof THINGS;
export type Scene = Awaited<ReturnType<typeof addScene>>;

/** A creator with a project, a service and a review; a reader who saved and follows all of it by mail, and two who follow it by digest and weekly. */
export async function addScene(world: World) {
  await world.sql`delete from public.users`;
  const admin = await addAdmin(world);
  const reader = await world.addPerson({ name: THINGS.reader[0] });
  const digestReader = await world.addPerson({ name: 'Kim Lind' });
  const weeklyReader = await world.addPerson({ name: 'Mia Berg' });
  await configure(world, digestReader, { digest: 'daily' });
  await runJob(world);
  for (const kind of KINDS) {
    for (const person of [reader, digestReader]) await saveSearch(world, person, { kind });
    await saveSearch(world, weeklyReader, { kind, frequency: 'weekly' });
  }
  const creator = await addCreator(world);
  const { project, service } = await addItems(world, creator);
  const review = await addReview(world, { reader, creator, project });
  await saveEverything(world, reader, { creator, project });
  await call(world, admin, { name: 'admin_feature', project_id: project, reason: 'Fine work' });
  const targets = { project, service, review, user: creator.id };
  for (const [kind, target] of Object.entries(targets))
    await report(world, digestReader, { kind, target });
  for (const person of [reader, digestReader, weeklyReader]) {
    await sendFirstMessage(world, person, creator);
    await sendFirstMessage(world, creator, person);
  }
  await runJob(world);
  return { admin, reader, digestReader, weeklyReader, creator, project, service, review };
}

async function addCreator(world: World): Promise<Person> {
  const creator = await world.addPerson({
    name: THINGS.creator[0],
    metadata: { username: 'quokka-wexford' },
  });
  const email = THINGS.address[0];
  await world.sql`update auth.users set email = ${email} where id = ${creator.id}`;
  await world.sql`update public.users set is_dev = true where id = ${creator.id}`;
  return { ...creator, email };
}

async function addItems(world: World, creator: Person) {
  const project = await world.addProject(creator, {
    title: THINGS.project[0],
    image_url: 'https://a.example/cover.png',
  });
  const service = await world.addService(creator, { title: THINGS.service[0], price: 321 });
  return { project, service };
}

const addReview = (
  world: World,
  { reader, creator, project }: { reader: Person; creator: Person; project: string },
) =>
  insert(world.sql, 'reviews', {
    user_id: reader.id,
    target_user_id: creator.id,
    project_id: project,
    rating: 5,
    comment: THINGS.review[0],
  });

async function saveEverything(
  world: World,
  reader: Person,
  { creator, project }: { creator: Person; project: string },
) {
  await world.as(reader, async (sql) => {
    await sql`insert into public.saved_creators (creator_id) values (${creator.id})`;
    await sql`insert into public.project_saves (project_id) values (${project})`;
    await sql`insert into public.project_likes (project_id) values (${project})`;
    await sql`update public.user_private set onboarding_chat = '[{"id": "1", "type": "user", "content": "Half an interview", "timestamp": 1767225600000}]'
      where user_id = ${reader.id}`;
  });
  await addSubscriber(world, creator.email);
}
