import { randomUUID } from 'node:crypto';
import type { World } from '../support/world.ts';

type Person = { id: string };
type Folder = 'avatar' | 'project' | 'service';

export const imageOf = ({ id }: Person, folder: Folder) => `${id}/${folder}/${randomUUID()}.png`;

export async function addImage(world: World, person: Person, folder: Folder) {
  const name = imageOf(person, folder);
  await world.sql`insert into storage.objects (bucket_id, name) values ('images', ${name})`;
  return name;
}

/** The seed and other tests may have listed images. */
export async function clear(world: World) {
  await world.sql`delete from private.images_to_remove`;
}

export const listed = (world: World) =>
  world.sql<{ name: string }[]>`select name from private.images_to_remove order by name`.then(
    (rows) => rows.map(({ name }) => name),
  );
export const next = (world: World) =>
  world.sql<{ name: string }[]>`
    select name from public.next_images_to_remove() as name order by name`.then((rows) =>
    rows.map(({ name }) => name),
  );
export const bucketOf = (world: World, name: string) =>
  world.sql<
    { bucket_id: string }[]
  >`select bucket_id from storage.objects where name = ${name}`.then((rows) =>
    rows.map(({ bucket_id }) => bucket_id),
  );

export async function showAll(world: World) {
  const person = await world.addPerson({ isDev: true });
  const images = {
    avatar: await addImage(world, person, 'avatar'),
    cover: await addImage(world, person, 'project'),
    gallery: await addImage(world, person, 'project'),
    first: await addImage(world, person, 'service'),
    second: await addImage(world, person, 'service'),
  };
  await world.sql`update public.users set avatar = ${images.avatar} where id = ${person.id}`;
  const project = await world.addProject(person, { image_url: images.cover });
  await world.sql`
    insert into public.project_media (project_id, kind, url)
    values (${project}, 'image', ${images.gallery}), (${project}, 'image', 'https://a.example/c.png')`;
  await world.addService(person, { images: [images.first, images.second] });
  await clear(world);
  return { person, images };
}
export type Shown = Awaited<ReturnType<typeof showAll>>;
